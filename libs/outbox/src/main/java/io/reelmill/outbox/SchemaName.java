package io.reelmill.outbox;

import java.util.regex.Pattern;

/** Schema names go into SQL as they are, so they are plain words only. */
final class SchemaName {

    private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9_]{0,39}");

    private SchemaName() {}

    static String checked(String schema) {
        if (!FORM.matcher(schema).matches()) {
            throw new IllegalArgumentException("not a schema name: " + schema);
        }
        return schema;
    }
}
