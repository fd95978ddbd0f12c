package io.reelmill.account;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The published JSON Schemas of events. */
public final class Schemas {

    private Schemas() {}

    /** What is wrong with an event's body by its schema. */
    public static Set<ValidationMessage> violations(String schema, byte[] body) throws IOException {
        try (InputStream in = Schemas.class.getResourceAsStream("/schemas/" + schema)) {
            return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                    .getSchema(in)
                    .validate(new String(body, StandardCharsets.UTF_8), InputFormat.JSON);
        }
    }
}
