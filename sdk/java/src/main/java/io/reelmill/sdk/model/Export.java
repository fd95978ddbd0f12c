// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** Which project, and what is to be different in the file. The values are those of a render request. */
public final class Export extends RequestBody<Export> {

    public Export pid(String value) {
        return with("pid", value);
    }

    public Export fileName(String value) {
        return with("fileName", value);
    }

    public Export aspectRatio(String value) {
        return with("aspectRatio", value);
    }

    public Export render(Render value) {
        return with("render", value);
    }

    public Export captions(Captions value) {
        return with("captions", value);
    }

    public static final class Render extends RequestBody<Render> {

        public Render resolution(String value) {
            return with("resolution", value);
        }

        public Render compression(double value) {
            return with("compression", value);
        }

        public Render frameRate(double value) {
            return with("frameRate", value);
        }
    }

    public static final class Captions extends RequestBody<Captions> {

        public Captions enabled(boolean value) {
            return with("enabled", value);
        }

        public Captions preset(String value) {
            return with("preset", value);
        }

        public Captions position(String value) {
            return with("position", value);
        }
    }
}
