package io.reelmill.sdk.generator;

import java.util.List;

/**
 * An object of the document.
 *
 * @param isRequest whether clients only send it
 * @param nested objects that only this one has
 */
record Model(String name, String description, boolean isRequest, List<Property> properties, List<Model> nested) {

    Model {
        properties = List.copyOf(properties);
        nested = List.copyOf(nested);
    }

    /**
     * A property.
     *
     * @param isRequired whether it is always there
     */
    record Property(String name, String description, Type type, boolean isRequired) {}

    /** The type of a property. */
    sealed interface Type {

        /** Whether the value may be null. */
        boolean isNullable();
    }

    /** A plain value. */
    record Plain(Kind kind, boolean isNullable) implements Type {}

    /** A text out of a list that may grow. */
    record Choice(List<String> values, boolean isNullable) implements Type {}

    /** A list. */
    record ListOf(Type items, boolean isNullable) implements Type {}

    /** Another object, by its name. */
    record Reference(String model, boolean isNullable) implements Type {}

    /** What a plain value is. */
    enum Kind {
        TEXT,
        TIME,
        INTEGER,
        NUMBER,
        BOOLEAN,
        /** An object whose properties are not described. */
        OBJECT,
        ANY
    }
}
