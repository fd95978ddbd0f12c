package io.reelmill.render.provider;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** Folders of the operator's with models that run in the render workers. */
@ConfigMapping(prefix = "reelmill.models")
interface LocalModelSettings {

    /** Of Piper voices; none when empty. */
    Optional<Path> voices();

    /** Of Vosk models, or a Vosk model; none when empty. */
    Optional<Path> vosk();
}
