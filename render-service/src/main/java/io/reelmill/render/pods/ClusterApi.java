package io.reelmill.render.pods;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** The one call to the API of the cluster: an annotation of a pod. */
final class ClusterApi {

    private static final String ANNOTATION = "controller.kubernetes.io/pod-deletion-cost";
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private final URI api;
    private final String namespace;
    private final Path tokenFile;
    private final HttpClient client;

    /** @throws IOException when the certificate cannot be read */
    ClusterApi(URI api, String namespace, Path tokenFile, Optional<Path> caFile) throws IOException {
        this.api = api;
        this.namespace = namespace;
        this.tokenFile = tokenFile;
        HttpClient.Builder builder = HttpClient.newBuilder().connectTimeout(TIMEOUT);
        if (caFile.isPresent()) {
            builder.sslContext(trusting(caFile.get()));
        }
        this.client = builder.build();
    }

    /**
     * Sets what it costs to remove a pod.
     *
     * @return false when there is no such pod any more
     * @throws IOException when the API does not answer, or refuses
     */
    boolean setDeletionCost(String pod, int cost) throws IOException, InterruptedException {
        String patch = "{\"metadata\":{\"annotations\":{\"%s\":\"%d\"}}}".formatted(ANNOTATION, cost);
        HttpRequest request = HttpRequest.newBuilder(
                        api.resolve("/api/v1/namespaces/%s/pods/%s".formatted(namespace, pod)))
                .timeout(TIMEOUT)
                .header("Authorization", "Bearer " + Files.readString(tokenFile).strip())
                .header("Content-Type", "application/merge-patch+json")
                .method("PATCH", HttpRequest.BodyPublishers.ofString(patch))
                .build();
        int status =
                client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        if (status == 404) {
            return false;
        }
        if (status != 200) {
            throw new IOException("the API of the cluster answered " + status);
        }
        return true;
    }

    private static SSLContext trusting(Path caFile) throws IOException {
        try (InputStream in = Files.newInputStream(caFile)) {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            int number = 0;
            for (Certificate authority : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
                store.setCertificateEntry("authority-" + number++, authority);
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException("reelmill.pods.ca-file holds no certificate: " + caFile, e);
        }
    }
}
