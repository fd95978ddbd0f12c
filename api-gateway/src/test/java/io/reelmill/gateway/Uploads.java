package io.reelmill.gateway;

import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Bodies of an upload, with and without a length that is told ahead. Both answer the status. */
final class Uploads {

    private static final String PATH = GatewayTest.API + "/media";

    private Uploads() {}

    /** Says how long a body is going to be, and waits for the answer without sending it. */
    static int announced(long length) throws IOException {
        try (Socket socket = new Socket("localhost", RestAssured.port)) {
            String head = "POST " + PATH + " HTTP/1.1\r\nHost: localhost\r\nkey: " + FakeAccountService.KEY
                    + "\r\nContent-Length: " + length + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            return Integer.parseInt(answer.readLine().split(" ")[1]);
        }
    }

    static int chunked(byte[] file) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + PATH))
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(Duration.ofMinutes(2))
                .header("key", FakeAccountService.KEY)
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(file)))
                .build();
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .statusCode();
    }
}
