package io.reelmill.gateway.edge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.RequestJson;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.HttpErrors;
import java.io.IOException;

/** Reads the body of a call. */
public final class JsonBody {

    /** 1 MiB. */
    public static final int MAX_BYTES = 1 << 20;

    /** What most bodies stay below: read in a fraction of a millisecond, so an event loop may do it. */
    public static final int USUAL_BYTES = 16 * 1024;

    private static final int MAX_SHOWN = 60;

    private JsonBody() {}

    /**
     * The JSON in a body.
     *
     * @throws ApiException when it is none, or too large
     */
    public static JsonNode parse(byte[] body) {
        if (body == null || body.length == 0) {
            throw ApiException.malformedJson("the body is empty; it must be a JSON object");
        }
        if (body.length > MAX_BYTES) {
            throw HttpErrors.of(413).orElseThrow();
        }
        try {
            JsonNode node = RequestJson.parse(body);
            if (node == null || node.isMissingNode()) {
                throw ApiException.malformedJson("the body is empty; it must be a JSON object");
            }
            return node;
        } catch (StreamConstraintsException e) {
            throw ApiException.invalid(
                    null, "bounds", "the body has a number, a name or nesting that is too long" + place(e));
        } catch (RequestJson.DuplicateNameException e) {
            throw ApiException.malformedJson("the body has the name " + shown(e.name()) + " twice in one object");
        } catch (JsonProcessingException e) {
            throw ApiException.malformedJson("the body is not well-formed JSON" + place(e));
        } catch (IOException e) {
            throw ApiException.malformedJson("the body is not UTF-8 text"); // the only other way for bytes to fail
        }
    }

    /** Names may be long, and of any characters. */
    private static String shown(String name) {
        return name.length() > MAX_SHOWN ? name.substring(0, MAX_SHOWN) + "…" : name;
    }

    private static String place(JsonProcessingException failure) {
        var at = failure.getLocation();
        return at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
    }
}
