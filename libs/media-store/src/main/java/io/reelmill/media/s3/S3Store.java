package io.reelmill.media.s3;

import io.reelmill.media.MediaKey;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.model.HeadObjectResponse;
import software.amazon.awssdk.services.s3.model.MultipartUpload;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.model.S3Object;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/** A media store in a bucket. What is written is seen at once and by all: the interface promises it since 2020. */
public final class S3Store implements MediaStore, AutoCloseable {

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration SILENCE = Duration.ofSeconds(30);
    private static final int NOT_FOUND = 404;

    private final String bucket;
    private final S3Client client;
    private final S3Presigner presigner;
    private final S3Upload upload;

    /** Opens the bucket; whether it can be reached is found out by the first call. */
    public S3Store(S3Bucket bucket) {
        this.bucket = bucket.name();
        AwsCredentialsProvider credentials = credentials(bucket);
        S3Configuration style = S3Configuration.builder()
                .pathStyleAccessEnabled(bucket.pathStyle())
                .chunkedEncodingEnabled(false) // stores beside Amazon's need not know it
                .build();
        var clients = S3Client.builder()
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(CONNECT)
                        .socketTimeout(SILENCE))
                .credentialsProvider(credentials)
                .region(Region.of(bucket.region()))
                .serviceConfiguration(style)
                // likewise: checksums in trailers are young
                .requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
                .responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED);
        var presigners = S3Presigner.builder()
                .credentialsProvider(credentials)
                .region(Region.of(bucket.region()))
                .serviceConfiguration(style);
        bucket.endpoint().ifPresent(endpoint -> {
            clients.endpointOverride(endpoint);
            presigners.endpointOverride(endpoint);
        });
        this.client = clients.build();
        this.presigner = presigners.build();
        this.upload = new S3Upload(client, bucket);
    }

    private static AwsCredentialsProvider credentials(S3Bucket bucket) {
        return bucket.key()
                .<AwsCredentialsProvider>map(
                        key -> StaticCredentialsProvider.create(AwsBasicCredentials.create(key.id(), key.secret())))
                .orElseGet(() -> DefaultCredentialsProvider.builder().build());
    }

    @Override
    public void put(String key, Path file) throws IOException {
        MediaKey.check(key);
        try {
            upload.put(key, file);
        } catch (SdkException e) {
            throw new IOException(key + " cannot be stored in the bucket " + bucket, e);
        }
    }

    @Override
    public Optional<StoredMedia> find(String key) throws IOException {
        MediaKey.check(key);
        return calling(() -> {
            try {
                HeadObjectResponse head =
                        client.headObject(request -> request.bucket(bucket).key(key));
                return Optional.of(
                        new S3Media(client, presigner, bucket, key, head.contentLength(), head.lastModified()));
            } catch (S3Exception e) {
                if (e.statusCode() == NOT_FOUND) {
                    return Optional.empty();
                }
                throw e;
            }
        });
    }

    @Override
    public List<String> storedBefore(Instant time) throws IOException {
        return keys("", object -> object.lastModified().isBefore(time));
    }

    @Override
    public List<String> under(String prefix) throws IOException {
        return keys(MediaKey.checkPrefix(prefix), object -> true);
    }

    private List<String> keys(String prefix, Predicate<S3Object> wanted) throws IOException {
        return calling(() ->
                client.listObjectsV2Paginator(request -> request.bucket(bucket).prefix(prefix)).contents().stream()
                        .filter(wanted)
                        .map(S3Object::key)
                        .toList());
    }

    @Override
    public void delete(String key) throws IOException {
        MediaKey.check(key);
        calling(() -> client.deleteObject(request -> request.bucket(bucket).key(key)));
    }

    @Override
    public int deleteUnfinished(Instant before) throws IOException {
        return calling(() -> {
            List<MultipartUpload> old = new ArrayList<>();
            client.listMultipartUploadsPaginator(request -> request.bucket(bucket)).uploads().stream()
                    .filter(unfinished -> unfinished.initiated().isBefore(before))
                    .forEach(old::add);
            old.forEach(unfinished -> client.abortMultipartUpload(
                    request -> request.bucket(bucket).key(unfinished.key()).uploadId(unfinished.uploadId())));
            return old.size();
        });
    }

    /**
     * Lets the store itself delete unfinished uploads after a time, should no service be there to do it. Other rules of the
     * bucket stay.
     *
     * @throws IOException also where the store has no such rules, or the account may not set them
     */
    public void expireUnfinished(int days) throws IOException {
        calling(() -> {
            new S3Lifecycle(client, bucket).expireUnfinished(days);
            return null;
        });
    }

    private <T> T calling(Supplier<T> call) throws IOException {
        try {
            return call.get();
        } catch (SdkException e) {
            throw new IOException("the bucket " + bucket + " does not answer as it should", e);
        }
    }

    @Override
    public void close() {
        presigner.close();
        client.close();
    }
}
