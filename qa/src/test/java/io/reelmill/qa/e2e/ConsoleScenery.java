package io.reelmill.qa.e2e;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;

/** Films, posts and deliveries for pictures of the console: screens without content show little. */
final class ConsoleScenery {

    private static final List<String> FILMS = List.of("""
            {"workflow": "script-to-video", "source": {"text": "Octopuses have three hearts. Two of them rest while they swim."},
             "media": {"mediaPreset": "FLAT_ANIMATION"}, "render": {"resolution": "720p", "frameRate": 6}}""", """
            {"workflow": "script-to-video", "source": {"text": "The moon drifts away by four centimetres a year."},
             "media": {"mediaPreset": "CHILDRENS_BOOK_ILLUSTRATIONS"}, "render": {"resolution": "720p", "frameRate": 6}}""", """
            {"workflow": "script-to-video", "source": {"text": "A cup of coffee, a book, and rain on the window."},
             "media": {"mediaPreset": "MODERN_NOIR_MINIMALISM"}, "aspectRatio": "1:1", "render": {"resolution": "720p", "frameRate": 6}}""");

    private ConsoleScenery() {}

    static void prepare(RunningSuite suite) {
        List<String> films = FILMS.stream().map(suite::render).toList();
        String failing = suite.render("""
                {"workflow": "audio-to-video", "source": {"url": "%s/samples/article.html"}, "metadata": {"duration": 5},
                 "media": {"type": "moving-image"}}""".formatted(suite.suite().gatewayUrl()));
        films.forEach(suite::awaitEnd);
        suite.awaitEnd(failing);
        String channel = suite.client()
                .body("""
                        {"name": "Small wonders", "timeZone": "Europe/Berlin", "slots": [{"day": "monday", "time": "18:30"},
                         {"day": "wednesday", "time": "18:30"}, {"day": "friday", "time": "12:00"}]}""")
                .post("/channels")
                .then()
                .statusCode(200)
                .extract()
                .path("id");
        suite.client()
                .body("""
                        {"platform": "youtube", "externalId": "UC-wonders", "username": "smallwonders", "accessToken": "t"}""")
                .post("/channels/" + channel + "/accounts")
                .then()
                .statusCode(200);
        for (String film : films) {
            suite.client()
                    .body("""
                            {"videoUrl": "%s", "channelId": "%s", "extraParams": {"title": "%s"}}""".formatted(
                                    suite.status(film).getString("videoUrl"),
                                    channel,
                                    suite.status(film).getString("name")))
                    .post("/add-to-queue")
                    .then()
                    .statusCode(200);
        }
        try (WebhookReceiver receiver = new WebhookReceiver()) {
            suite.client()
                    .body("{\"url\": \"%s\"}".formatted(receiver.url()))
                    .post("/webhooks/test")
                    .then()
                    .statusCode(200);
            await().atMost(Duration.ofMinutes(2)).until(() -> !receiver.calls().isEmpty());
        }
    }
}
