package io.reelmill.qa.e2e;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.qa.media.ObjectStore;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jclouds.blobstore.domain.StorageMetadata;
import org.jclouds.blobstore.options.CopyOptions;
import org.jclouds.blobstore.options.ListContainerOptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One suite for all end-to-end tests of a JVM, started by the first and stopped when the JVM ends. It keeps its films in an object
 * store; the README's demo keeps them in a folder.
 */
final class RunningSuite implements BeforeAllCallback {

    private static final String API = "/api/public/v3";
    private static final Duration LONGEST_START = Duration.ofMinutes(3);
    private static final Duration LONGEST_RENDER = Duration.ofMinutes(8);
    /** Looking takes processor time from what is waited for. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);

    private static final Pattern COMPLAINT = Pattern.compile("WARN|ERROR|Exception|^\\s+at io\\.reelmill");

    private static Suite suite;
    private static ObjectStore objects;
    private static TraceCollector traces;
    private static Issuer issuer;
    private static Path providers;

    @Override
    public void beforeAll(ExtensionContext context) {
        startOnce();
    }

    /** JUnit's stores are no place for it: they end with each class where Surefire runs several JVMs. */
    private static synchronized void startOnce() {
        if (suite == null) {
            start();
            awaitAllParts();
        }
    }

    private static void start() {
        try {
            SuiteOptions options = SuiteOptions.inTemporaryFolder().withPrivateUrls();
            providers = Files.createFile(options.home().resolve("providers.yaml"));
            traces = new TraceCollector();
            issuer = new Issuer();
            objects = new ObjectStore(Files.createDirectory(options.home().resolve("objects")));
            suite = Suite.start(options.with("QUARKUS_CONFIG_LOCATIONS", providers.toString())
                    .with("REELMILL_WARM_UP_WHEN", "never")
                    .with("REELMILL_MEDIA_S3_BUCKET", ObjectStore.BUCKET)
                    .with("REELMILL_MEDIA_S3_ENDPOINT", objects.endpoint().toString())
                    .with("REELMILL_MEDIA_S3_PATH_STYLE", "true")
                    .with("REELMILL_MEDIA_S3_ACCESS_KEY", ObjectStore.KEY.id())
                    .with("REELMILL_MEDIA_S3_SECRET_KEY", ObjectStore.KEY.secret())
                    .with("REELMILL_STUDIO_COPY_WORK", "200ms")
                    .with("REELMILL_OTLP_ENDPOINT", traces.endpoint().toString())
                    .with("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf")
                    .with("OTEL_TRACES_SAMPLER_ARG", "1")
                    .with("REELMILL_CONSOLE_OIDC_ISSUER", issuer.address())
                    .with("REELMILL_CONSOLE_OIDC_NAME", Issuer.NAME)
                    .with("FAL_KEY", "fal-key")
                    .with("REPLICATE_KEY", "replicate-key"));
        } catch (Exception e) {
            throw new IllegalStateException("the suite does not start", e);
        }
    }

    /** A service may be called before those behind it answer: until then the gateway says 503. */
    private static void awaitAllParts() {
        for (String path : List.of("/me", "/channels", "/webhooks/deliveries", "/credits/statement", "/projects")) {
            await().atMost(LONGEST_START)
                    .pollDelay(Duration.ZERO)
                    .pollInterval(LOOK_EVERY)
                    .until(() -> given().header("key", suite.demoKey())
                                    .get(suite.gatewayUrl() + API + path)
                                    .statusCode()
                            == 200);
        }
    }

    Suite suite() {
        return suite;
    }

    /** Where people sign in to the console. */
    Issuer issuer() {
        return issuer;
    }

    /** The spans that the services export. */
    TraceCollector traces() {
        return traces;
    }

    /** What the suite keeps in its object store, by its keys. */
    Set<String> storedUnder(String prefix) {
        return objects
                .blobs()
                .list(
                        ObjectStore.BUCKET,
                        new ListContainerOptions().prefix(prefix).recursive())
                .stream()
                .map(StorageMetadata::getName)
                .collect(Collectors.toSet());
    }

    /** Copies an object of the store under another key. */
    void copyStored(String from, String to) {
        objects.blobs().copyBlob(ObjectStore.BUCKET, from, ObjectStore.BUCKET, to, CopyOptions.NONE);
    }

    /** What a program outside needs to be a client of the demo workspace. */
    Map<String, String> environment() {
        return Map.of("REELMILL_URL", suite.gatewayUrl().toString(), "REELMILL_KEY", suite.demoKey());
    }

    /** The file that names services to render-service when it starts; empty unless a test fills it. */
    Path providers() {
        return providers;
    }

    /** A request to the public API with the demo workspace's key. */
    RequestSpecification client() {
        return anonymous().header("key", suite.demoKey());
    }

    RequestSpecification anonymous() {
        return given().baseUri(suite.gatewayUrl().toString()).basePath(API).contentType("application/json");
    }

    /** Sends a render request that is accepted. */
    String render(String body) {
        return client().body(body)
                .post("/render")
                .then()
                .statusCode(200)
                .extract()
                .path("pid");
    }

    JsonPath status(String pid) {
        return client().queryParam("pid", pid)
                .get("/status")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    /** Waits until the project has come to its end, good or bad. */
    JsonPath awaitEnd(String pid) {
        return await().atMost(LONGEST_RENDER)
                .pollInterval(LOOK_EVERY)
                .until(() -> status(pid), s -> s.getString("status").matches("ready|error"));
    }

    /** What the render-service has complained of, for the message of a test that fails: the API tells nothing internal. */
    String complaints() {
        try (Stream<String> log = Files.lines(suite.home().log("render-service"))) {
            return log.filter(line -> COMPLAINT.matcher(line).find())
                    .map(line -> line.substring(0, Math.min(line.length(), 400)))
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            return "the log cannot be read: " + e;
        }
    }

    /** Credits that can be spent, and credits that are held. */
    Credits credits() {
        JsonPath me = client().get("/me").then().statusCode(200).extract().jsonPath();
        return new Credits(me.getInt("credits.total"), me.getInt("credits.reserved"));
    }

    /** Waits until nothing is held any more: every render that was begun has ended. */
    Credits awaitSettledCredits() {
        return await().atMost(LONGEST_RENDER)
                .pollDelay(Duration.ZERO)
                .pollInterval(LOOK_EVERY)
                .until(this::credits, c -> c.reserved() == 0);
    }

    /** Fetches a signed link into a file. */
    Path download(String url, Path file) throws IOException {
        byte[] bytes = given().get(url).then().statusCode(200).extract().asByteArray();
        return Files.write(file, bytes);
    }

    record Credits(int total, int reserved) {}
}
