package io.reelmill.media.s3;

import java.net.URI;
import java.util.Optional;

/**
 * A bucket, and how it is reached.
 *
 * @param endpoint address of an S3-compatible store; empty for Amazon's
 * @param region that requests are signed for; most other stores accept any
 * @param pathStyle whether the bucket is named in the path ({@code host/bucket}), not in the host's name
 * @param key empty where the environment gives the credentials (instance role, web identity, AWS variables)
 * @param encryption at rest, for every file that is stored; empty for the bucket's own default
 */
public record S3Bucket(
        String name,
        Optional<URI> endpoint,
        String region,
        boolean pathStyle,
        Optional<AccessKey> key,
        Optional<Encryption> encryption) {

    /** The credentials of an account of the store. */
    public record AccessKey(String id, String secret) {

        @Override
        public String toString() {
            return "AccessKey[" + id + "]";
        }
    }

    /**
     * Encryption by the store.
     *
     * @param algorithm {@code AES256} or {@code aws:kms}
     * @param kmsKey id of a key of the key service; empty for the account's default
     */
    public record Encryption(String algorithm, Optional<String> kmsKey) {}
}
