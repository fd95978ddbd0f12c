package io.reelmill.qa.e2e;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/** Channels and posts for tests of the console, made through the API. */
final class ConsolePosts {

    private static final RunningSuite REELMILL = ConsoleBrowser.REELMILL;

    private ConsolePosts() {}

    /** A channel with a slot on Mondays. */
    static String channel(String name) {
        return REELMILL.client()
                .body("""
                        {"name": "%s", "timeZone": "UTC", "slots": [{"day": "monday", "time": "12:00"}]}""".formatted(name))
                .post("/channels")
                .then()
                .statusCode(200)
                .extract()
                .path("id");
    }

    /** Connects an account of a platform to a channel. */
    static void account(String channel, String platform, String externalId, String username) {
        REELMILL.client()
                .body("""
                        {"platform": "%s", "externalId": "%s", "username": "%s", "accessToken": "t"}""".formatted(platform, externalId, username))
                .post("/channels/" + channel + "/accounts")
                .then()
                .statusCode(200);
    }

    /** Plans a post of that title in the next slot of the channel of that name. */
    static String plan(String channel) {
        String id = REELMILL.client()
                .get("/channels")
                .jsonPath()
                .getString("channels.find { it.name == '" + channel + "' }.id");
        account(id, "youtube", "UC-" + channel, "anna");
        return REELMILL.client()
                .body("""
                        {"videoUrl": "%s/samples/clip.mp4", "channelId": "%s", "extraParams": {"title": "%s"}}""".formatted(REELMILL.suite().gatewayUrl(), id, channel))
                .post("/add-to-queue")
                .then()
                .statusCode(200)
                .extract()
                .path("id");
    }

    /** Publishes a video of that title to a webhook account of the channel, and waits until that has failed. */
    static String failed(String channel, String url, String title) {
        account(channel, "webhook", url, "hook");
        REELMILL.client()
                .body("""
                        {"videoUrl": "%s/samples/clip.mp4", "channelId": "%s", "extraParams": {"title": "%s"}}""".formatted(REELMILL.suite().gatewayUrl(), channel, title))
                .post("/publish-now");
        String failed = "entries.find { it.status == 'failed' && it.extraParams?.title == '" + title + "' }?.id";
        return await().atMost(Duration.ofMinutes(2))
                .until(
                        () -> REELMILL.client()
                                .get("/queue?limit=200")
                                .jsonPath()
                                .getString(failed),
                        Objects::nonNull);
    }

    /** When a planned post is to be published. */
    static Instant publishAt(String post) {
        return Instant.parse(REELMILL.client()
                .get("/queue?limit=200")
                .jsonPath()
                .getString("entries.find { it.id == '" + post + "' }.publishAt"));
    }
}
