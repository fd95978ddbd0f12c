package io.reelmill.media.service;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Where finished files live; the same in every service. */
@ConfigMapping(prefix = "reelmill.media")
public interface MediaSettings {

    /** Folder of the media store, shared by all services; of no use where a bucket is named. */
    @WithDefault("media")
    Path root();

    /** Address that links to media begin with, in place of the public one: a CDN whose origin is the gateway. */
    Optional<String> cdnUrl();

    S3 s3();

    /** A bucket in place of the folder. */
    interface S3 {

        /** Its name; the folder is used where there is none. */
        Optional<String> bucket();

        /** Address of the store; without one it is Amazon's. */
        Optional<URI> endpoint();

        @WithDefault("us-east-1")
        String region();

        /** Whether the bucket is named in the path, as most stores beside Amazon's want it. */
        @WithDefault("false")
        boolean pathStyle();

        /** Id of the access key; without one the environment gives the credentials, as the AWS SDK finds them. */
        Optional<String> accessKey();

        Optional<String> secretKey();

        /** {@code AES256} or {@code aws:kms}; without it the bucket's own default holds. */
        Optional<String> encryption();

        /** Key of the key service, for {@code aws:kms}. */
        Optional<String> kmsKey();

        /** Whether clients are sent to the store itself, with a link that it signed, instead of being served by the gateway. */
        @WithDefault("false")
        boolean redirect();

        /** Whether a rule is added to the bucket by which the store deletes unfinished uploads by itself. */
        @WithDefault("false")
        boolean manageLifecycle();
    }
}
