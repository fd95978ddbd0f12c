package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The storyboard of a film in the console. */
class ConsoleStoryboardTest extends ConsoleBrowser {

    @Test
    void shouldTellThePriceOfAChangedSentenceBeforeTheFilmIsMadeAgain() {
        String film = REELMILL.render("""
                {"workflow": "script-to-video", "source": {"text": "Bees dance. They tell where flowers are."},
                 "render": {"resolution": "720p", "frameRate": 6}}""");
        signedIn("project/" + film);
        assertThat(page.locator(".heading .badge")).hasText("Ready");
        assertThat(page.locator(".stages li", new Page.LocatorOptions().setHasText("Speaking")))
                .containsText(" s");

        page.locator(".storyboard summary").click();
        Locator second = page.locator(".storyboard li").nth(1);
        assertThat(second.locator("textarea")).hasValue("They tell where flowers are.");
        page.waitForFunction(
                "() => [...document.querySelectorAll('.storyboard video')].every(one => one.readyState >= 1)");
        assertThat(button("Make it again")).isDisabled();
        second.locator("textarea").fill("They tell the others where flowers are.");
        assertThat(page.getByText("1 of 2 sentences is made anew")).isVisible();
        assertThat(page.getByText("At most ")).containsText("credits");
        button("Make it again").click();

        await().atMost(Duration.ofMinutes(3)).until(() -> REELMILL.client()
                .get("/storyboard?pid=" + film)
                .jsonPath()
                .getString("request.source.text")
                .contains("the others"));
        REELMILL.awaitEnd(film);
        assertThat(page.locator(".heading .badge")).hasText("Ready");
        page.locator(".storyboard summary").click();
        assertThat(page.locator(".storyboard li").nth(1).locator("textarea"))
                .hasValue("They tell the others where flowers are.");
        assertThat(complaints).isEmpty();
    }

    /** Whoever unfolds it while it is read once more, as at the end of a run, sees what it holds. */
    @Test
    void shouldKeepTheStoryboardUnfoldedWhenItIsReadAgain() {
        String film = REELMILL.render("""
                {"workflow": "script-to-video", "source": {"text": "Rain falls on the old roof."},
                 "render": {"resolution": "720p", "frameRate": 6}}""");
        REELMILL.awaitEnd(film);
        signedIn("project/" + film);
        page.locator(".storyboard summary").click();
        Locator sentence = page.locator(".storyboard li textarea");
        assertThat(sentence).hasValue("Rain falls on the old roof.");

        page.evaluate("film => location.hash = `#/project/${film}?output=0`", film);
        page.waitForResponse(
                answer -> answer.url().contains("/storyboard"),
                () -> page.evaluate("film => location.hash = `#/project/${film}`", film));

        assertThat(sentence).hasValue("Rain falls on the old roof.");
        assertThat(complaints).isEmpty();
    }
}
