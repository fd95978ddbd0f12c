package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What all screens have in common: no barriers, nothing wider than the window, in light and dark, from phone to laptop. */
class ConsoleLooksTest extends ConsoleBrowser {

    private static final List<String> SCREENS = List.of(
            "create",
            "batch",
            "projects",
            "project",
            "calendar",
            "channels",
            "credits",
            "deliveries",
            "keys",
            "requests");

    @Test
    void shouldHaveNoSeriousBarrierAndFitTheWindowInLightAndDark() {
        String film = REELMILL.render("""
                {"workflow": "script-to-video", "source": {"text": "Cats purr at 25 hertz. It calms them, and us."},
                 "render": {"resolution": "720p", "frameRate": 6}, "voice": {"speed": 1.2}}""");
        REELMILL.awaitEnd(film);
        if (ScreenCheck.PICTURES.isPresent()) {
            ConsoleScenery.prepare(REELMILL);
        }
        for (Visitor visitor : Visitor.some()) {
            page = newPage(visitor.options());
            open("");
            ScreenCheck.check(page, "signin", visitor);
            signIn(REELMILL.suite().demoKey(), true);
            for (String screen : SCREENS) {
                open(screen.equals("project") ? "project/" + film : screen);
                String inMenu = screen.equals("project") ? "projects" : screen;
                assertThat(page.locator("nav [aria-current=page]")).hasAttribute("href", "#/" + inMenu);
                assertThat(page.locator("main[data-screen='" + screen + "']")).hasCount(1);
                if (screen.equals("project")) {
                    page.locator(".storyboard summary").click();
                    assertThat(page.locator(".storyboard li")).hasCount(2);
                }
                ScreenCheck.check(page, screen, visitor);
            }
        }
        assertThat(complaints).isEmpty();
    }
}
