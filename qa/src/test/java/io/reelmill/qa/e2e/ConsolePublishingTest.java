package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.restassured.path.json.JsonPath;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a person publishes from the console, and publishes again. */
class ConsolePublishingTest extends ConsoleBrowser {

    @Test
    void shouldPublishAgainWhatHasFailed() {
        String name = "Again " + UUID.randomUUID();
        try (WebhookReceiver receiver = new WebhookReceiver()) {
            receiver.answer(410);
            String post = ConsolePosts.failed(ConsolePosts.channel(name), receiver.url(), name);
            signedIn("calendar?view=list&open=" + post);
            assertThat(entry(name).locator(".more .badge")).hasText("Failed");
            page.reload();
            receiver.answer(204);
            entry(name).getByText("Publish again what failed").click();

            assertThat(entry(name).locator(".badge").first()).hasText("Published");
            assertThat(receiver.calls()).hasSize(2);
        }
    }

    @Test
    void shouldAskWhatTikTokWantsToKnowBeforeAFilmIsPlanned() {
        String film = REELMILL.render("""
                {"workflow": "script-to-video", "source": {"text": "Ants sleep in shifts."},
                 "render": {"resolution": "720p", "frameRate": 2}}""");
        String name = "Ants " + UUID.randomUUID();
        String channel = ConsolePosts.channel(name);
        ConsolePosts.account(channel, "tiktok", name, "antlady");
        REELMILL.awaitEnd(film);
        signedIn("project/" + film);
        page.locator("select[name=channelId]").selectOption(channel);
        Locator form = page.locator(".tiktok");
        assertThat(form).containsText("antlady");
        assertThat(form.locator("select")).hasValue("");
        assertThat(form.locator("input:checked")).hasCount(0);
        form.locator("button").click();
        assertThat(form.locator("select:invalid")).hasCount(1);

        form.locator("select").selectOption("SELF_ONLY");
        form.locator("input[name=comment]").check();
        form.locator("button").click();
        assertThat(page.locator("main [role=status]", new Page.LocatorOptions().setHasText(name)))
                .isVisible();
        JsonPath queue = REELMILL.client().get("/queue?limit=200").jsonPath();
        String post = "entries.find { it.channelName == '" + name + "' }.";
        assertThat(queue.getString(post + "extraParams.privacy_level")).isEqualTo("SELF_ONLY");
        assertThat(queue.getBoolean(post + "extraParams.disable_comment")).isFalse();
        assertThat(queue.getBoolean(post + "extraParams.disable_duet")).isTrue();
        REELMILL.client()
                .delete("/queue/" + queue.getString(post + "id"))
                .then()
                .statusCode(200);
    }
}
