package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A film is watched in the console while it is made. */
class ConsolePreviewTest extends ConsoleBrowser {

    private static final String SENTENCES =
            "Rain makes the roads shine. Every lamp is seen twice. Birds shake their feathers on the wires. A child jumps into the last puddle. ";
    private static final int MAX_TRIES = 4;

    /** A film may be made before the browser has begun to play; then one of twice the length is. */
    @Test
    void shouldPlayTheFilmBeforeItIsReadyAndGoOnWhereItWasWhenItIs() {
        signedIn("projects");
        boolean watched = false;
        String film = null;
        for (int tried = 0; tried < MAX_TRIES && !watched; tried++) {
            film = REELMILL.render("""
                    {"workflow": "script-to-video", "render": {"resolution": "720p"}, "source": {"text": "%s"}}""".formatted(SENTENCES.repeat(1 << tried).strip()));
            open("project/" + film);
            watched = "watched".equals(page.waitForFunction("""
                    () => {
                      const preview = document.querySelector('video[data-preview]');
                      const ended = document.querySelector('.heading .badge.ready, .heading .badge.error');
                      if (preview?.paused) preview.play().catch(() => {});
                      if (preview?.currentTime > 0.5 && preview.videoWidth > 0) return 'watched';
                      return ended ? 'ended' : null;
                    }""").jsonValue());
        }
        assertThat(watched).isTrue();

        assertThat(page.locator(".heading .badge")).hasText("Ready");
        page.waitForFunction("""
                () => { const film = document.querySelector('video:not([data-preview])'); return film?.currentTime > 0.4 && film.duration > 5; }""");
        REELMILL.awaitEnd(film);
        assertThat(complaints).isEmpty();
    }
}
