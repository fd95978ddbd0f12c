package io.reelmill.render.pods;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** The API of the cluster; without a token nothing is told to it. */
@ConfigMapping(prefix = "reelmill.pods")
interface PodSettings {

    /** The file with the token of a service account that may patch pods. It is read for each call, since it is renewed. */
    Optional<Path> tokenFile();

    /** The certificate of the authority that signed the API server's. */
    Optional<Path> caFile();

    /** The namespace of the workers. */
    @WithDefault("default")
    String namespace();

    @WithDefault("https://kubernetes.default.svc")
    URI api();
}
