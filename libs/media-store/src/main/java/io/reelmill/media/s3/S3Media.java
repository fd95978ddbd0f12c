package io.reelmill.media.s3;

import io.reelmill.media.ContentType;
import io.reelmill.media.StoredMedia;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/** An object of a bucket. */
record S3Media(S3Client client, S3Presigner presigner, String bucket, String key, long length, Instant modified)
        implements StoredMedia {

    @Override
    public InputStream open(long first, long length) throws IOException {
        long end = Math.min(this.length, first + length);
        if (first >= end) {
            return InputStream.nullInputStream(); // no range of bytes can say so
        }
        try {
            return client.getObject(
                    request -> request.bucket(bucket).key(key).range("bytes=" + first + "-" + (end - 1)));
        } catch (SdkException e) {
            throw new IOException(key + " cannot be read from the bucket " + bucket, e);
        }
    }

    @Override
    public Optional<URI> link(Duration validity) {
        try {
            return Optional.of(presigner
                    .presignGetObject(presign -> presign.signatureDuration(validity)
                            .getObjectRequest(request ->
                                    request.bucket(bucket).key(key).responseContentType(ContentType.of(key))))
                    .url()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a signed address is an address", e);
        }
    }
}
