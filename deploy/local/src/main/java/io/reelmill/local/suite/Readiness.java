package io.reelmill.local.suite;

import io.reelmill.local.process.Children;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Waits until a service reports that it is ready. */
final class Readiness {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration PAUSE = Duration.ofMillis(150);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();

    /** Returns when the service is ready. Throws {@link SuiteException} when a process ends or after five minutes. */
    void await(String service, int managementPort, Children children, Home home) {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + managementPort + "/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        String lastAnswer = "no answer";
        while (System.nanoTime() < deadline) {
            children.checkAlive();
            try {
                HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
                if (response.statusCode() == 200) {
                    return;
                }
                lastAnswer = response.statusCode() + " " + response.body().replaceAll("\\s+", " ");
            } catch (IOException e) {
                lastAnswer = "no answer"; // it has not opened its port yet
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SuiteException("interrupted", e);
            }
            pause();
        }
        throw new SuiteException("%s was not ready after %d minutes (%s); see %s"
                .formatted(service, PATIENCE.toMinutes(), lastAnswer, home.log(service)));
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SuiteException("interrupted", e);
        }
    }
}
