package io.reelmill.media.service;

import io.reelmill.media.FolderStore;
import io.reelmill.media.MediaStore;
import io.reelmill.media.s3.S3Bucket;
import io.reelmill.media.s3.S3Bucket.AccessKey;
import io.reelmill.media.s3.S3Bucket.Encryption;
import io.reelmill.media.s3.S3Store;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Set;

/** Opens the media store that the settings name. */
@Singleton
public class MediaStoreProducer {

    private static final Set<String> ENCRYPTIONS = Set.of("AES256", "aws:kms");
    private static final int UNFINISHED_DAYS = 2;

    /**
     * @throws IOException when it cannot be opened
     * @throws IllegalArgumentException when the settings contradict each other
     */
    @Produces
    @Singleton
    public MediaStore store(MediaSettings settings) throws IOException {
        if (settings.s3().bucket().isEmpty()) {
            return new FolderStore(settings.root());
        }
        S3Store store = new S3Store(bucket(settings.s3()));
        if (settings.s3().manageLifecycle()) {
            store.expireUnfinished(UNFINISHED_DAYS);
        }
        return store;
    }

    void close(@Disposes MediaStore store) throws Exception {
        if (store instanceof AutoCloseable closeable) {
            closeable.close();
        }
    }

    static S3Bucket bucket(MediaSettings.S3 settings) {
        if (settings.accessKey().isPresent() != settings.secretKey().isPresent()) {
            throw new IllegalArgumentException(
                    "reelmill.media.s3.access-key and secret-key are set together, or neither of them");
        }
        settings.encryption()
                .filter(algorithm -> !ENCRYPTIONS.contains(algorithm))
                .ifPresent(unknown -> {
                    throw new IllegalArgumentException(
                            "reelmill.media.s3.encryption is AES256 or aws:kms, not " + unknown);
                });
        return new S3Bucket(
                settings.bucket().orElseThrow(),
                settings.endpoint(),
                settings.region(),
                settings.pathStyle(),
                settings.accessKey()
                        .map(id -> new AccessKey(id, settings.secretKey().orElseThrow())),
                settings.encryption().map(algorithm -> new Encryption(algorithm, settings.kmsKey())));
    }
}
