package io.reelmill.media.s3;

import io.reelmill.media.ContentType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.input.BoundedInputStream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.CompletedPart;
import software.amazon.awssdk.services.s3.model.CreateMultipartUploadRequest;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;

/** Stores files: small ones by one request, large ones in parts, each of which is sent again by itself when it fails. */
final class S3Upload {

    /** Bytes. The interface wants at least 5 MiB, but for the last part. */
    static final long MIN_PART = 16 << 20;

    private static final int MAX_PARTS = 10_000;

    private final S3Client client;
    private final S3Bucket bucket;

    S3Upload(S3Client client, S3Bucket bucket) {
        this.client = client;
        this.bucket = bucket;
    }

    /** @throws IOException when the file cannot be read */
    void put(String key, Path file) throws IOException {
        long size = Files.size(file);
        if (size <= MIN_PART) {
            PutObjectRequest.Builder request =
                    PutObjectRequest.builder().bucket(bucket.name()).key(key).contentType(ContentType.of(key));
            bucket.encryption().ifPresent(encryption -> request.serverSideEncryption(encryption.algorithm())
                    .ssekmsKeyId(encryption.kmsKey().orElse(null)));
            client.putObject(request.build(), RequestBody.fromFile(file));
        } else {
            putParts(key, file, size);
        }
    }

    private void putParts(String key, Path file, long size) throws IOException {
        CreateMultipartUploadRequest.Builder request = CreateMultipartUploadRequest.builder()
                .bucket(bucket.name())
                .key(key)
                .contentType(ContentType.of(key));
        bucket.encryption().ifPresent(encryption -> request.serverSideEncryption(encryption.algorithm())
                .ssekmsKeyId(encryption.kmsKey().orElse(null)));
        String upload = client.createMultipartUpload(request.build()).uploadId();
        try {
            List<CompletedPart> parts = parts(key, upload, file, size);
            client.completeMultipartUpload(complete ->
                    complete.bucket(bucket.name()).key(key).uploadId(upload).multipartUpload(all -> all.parts(parts)));
        } catch (IOException | RuntimeException e) {
            abort(key, upload, e);
            throw e;
        }
    }

    private List<CompletedPart> parts(String key, String upload, Path file, long size) throws IOException {
        long length = Math.max(MIN_PART, (size + MAX_PARTS - 1) / MAX_PARTS);
        List<CompletedPart> parts = new ArrayList<>();
        for (long first = 0; first < size; first += length) {
            int number = parts.size() + 1;
            long here = Math.min(length, size - first);
            String tag = client.uploadPart(
                            part -> part.bucket(bucket.name())
                                    .key(key)
                                    .uploadId(upload)
                                    .partNumber(number),
                            RequestBody.fromContentProvider(
                                    content(file, first, here), here, "application/octet-stream"))
                    .eTag();
            parts.add(CompletedPart.builder().partNumber(number).eTag(tag).build());
        }
        return parts;
    }

    /** Opened anew for each try. */
    private static ContentStreamProvider content(Path file, long first, long length) {
        return ContentStreamProvider.fromInputStreamSupplier(() -> {
            try {
                return BoundedInputStream.builder()
                        .setInputStream(
                                Channels.newInputStream(FileChannel.open(file).position(first)))
                        .setMaxCount(length)
                        .get();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Where the store is away even for this, {@link S3Store#deleteUnfinished} takes the parts away later. */
    private void abort(String key, String upload, Exception failure) {
        try {
            client.abortMultipartUpload(
                    request -> request.bucket(bucket.name()).key(key).uploadId(upload));
        } catch (SdkException e) {
            failure.addSuppressed(e);
        }
    }
}
