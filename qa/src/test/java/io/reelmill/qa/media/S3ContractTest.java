package io.reelmill.qa.media;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.media.MediaStore;
import io.reelmill.media.s3.S3Bucket;
import io.reelmill.media.s3.S3Store;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class S3ContractTest extends MediaStoreContract {

    @TempDir
    static Path server;

    private static ObjectStore objects;
    private static S3Store store;

    @BeforeAll
    static void open() throws Exception {
        objects = new ObjectStore(server);
        store = new S3Store(objects.bucket());
    }

    @AfterAll
    static void close() throws Exception {
        store.close();
        objects.close();
    }

    @Override
    MediaStore store() {
        return store;
    }

    @Test
    void shouldGiveLinksThatNeedNoKey() throws IOException {
        store.put("link/video.mp4", file("film of the link"));
        URI link = store.find("link/video.mp4")
                .orElseThrow()
                .link(Duration.ofMinutes(5))
                .orElseThrow();

        given().urlEncodingEnabled(false)
                .header("Range", "bytes=0-3")
                .get(link)
                .then()
                .statusCode(206)
                .contentType("video/mp4")
                .body(org.hamcrest.Matchers.equalTo("film"));
        given().urlEncodingEnabled(false)
                .get(link.toString().replaceFirst("link/video", "link/other"))
                .then()
                .statusCode(403);
    }

    /** A hole in the file system: an upload of parts that fails when the file turns out to be shorter than it was. */
    @Test
    void shouldTakeBackAnUploadThatFails() throws IOException {
        S3Bucket otherName = new S3Bucket(
                "no-such-bucket",
                Optional.of(objects.endpoint()),
                "us-east-1",
                true,
                Optional.of(ObjectStore.KEY),
                Optional.empty());
        Path sparse = folder.resolve("sparse.mp4");
        try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
            file.setLength(40 << 20);
        }
        try (S3Store elsewhere = new S3Store(otherName)) {
            assertThatThrownBy(() -> elsewhere.put("a/video.mp4", sparse)).isInstanceOf(IOException.class);
        }

        assertThat(store.deleteUnfinished(Instant.now().plusSeconds(60))).isZero();
    }

    @Test
    void shouldTellThatTheStoreIsAway() {
        S3Bucket away = new S3Bucket(
                ObjectStore.BUCKET,
                Optional.of(URI.create("http://127.0.0.1:1")),
                "us-east-1",
                true,
                Optional.of(ObjectStore.KEY),
                Optional.empty());
        try (S3Store nowhere = new S3Store(away)) {
            assertThatThrownBy(() -> nowhere.find("a/video.mp4"))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining(ObjectStore.BUCKET);
        }
    }
}
