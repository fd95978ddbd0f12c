package io.reelmill.media.s3;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.ExpirationStatus;
import software.amazon.awssdk.services.s3.model.LifecycleRule;
import software.amazon.awssdk.services.s3.model.S3Exception;

/** The rules by which a store itself deletes from a bucket. They can only be written all at once. */
final class S3Lifecycle {

    static final String RULE = "reelmill-unfinished-uploads";

    private static final int NOT_FOUND = 404;

    private final S3Client client;
    private final String bucket;

    S3Lifecycle(S3Client client, String bucket) {
        this.client = client;
        this.bucket = bucket;
    }

    void expireUnfinished(int days) {
        LifecycleRule rule = LifecycleRule.builder()
                .id(RULE)
                .status(ExpirationStatus.ENABLED)
                .filter(all -> all.prefix(""))
                .abortIncompleteMultipartUpload(after -> after.daysAfterInitiation(days))
                .build();
        List<LifecycleRule> rules = new ArrayList<>(present());
        if (rules.contains(rule)) {
            return;
        }
        rules.removeIf(other -> RULE.equals(other.id()));
        rules.add(rule);
        client.putBucketLifecycleConfiguration(
                request -> request.bucket(bucket).lifecycleConfiguration(all -> all.rules(rules)));
    }

    private List<LifecycleRule> present() {
        try {
            return client.getBucketLifecycleConfiguration(request -> request.bucket(bucket))
                    .rules();
        } catch (S3Exception e) {
            if (e.statusCode() == NOT_FOUND) {
                return List.of();
            }
            throw e;
        }
    }
}
