package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What holds for every screen of a console. */
final class ScreenCheck {

    /** Where pictures of all screens are wanted; see CONTRIBUTING.md. */
    static final Optional<Path> PICTURES =
            Optional.ofNullable(System.getProperty("console.screenshots")).map(Path::of);

    private static final String AXE = resource("/axe.min.js");

    private ScreenCheck() {}

    /** The screen has loaded, fits the window and has no serious barrier. A picture of it is taken where one is wanted. */
    static void check(Page page, String screen, Visitor visitor) {
        assertThat(page.locator("main h1")).isVisible();
        assertThat(page.locator("main .loading")).hasCount(0);
        assertThat(page.locator("main .failure")).hasCount(0);
        PICTURES.ifPresent(folder -> photograph(page, folder.resolve(screen + "-" + visitor.fileName() + ".jpg")));
        assertThat((int) page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .as("%s is wider than the window (%s)", screen, visitor)
                .isLessThanOrEqualTo(0);
        assertThat(barriers(page)).as("%s (%s)", screen, visitor).isEqualTo(List.of());
    }

    /** What axe calls serious or critical, as its rule and the elements. */
    private static Object barriers(Page page) {
        if ((boolean) page.evaluate("() => typeof axe === 'undefined'")) { // it stays while only the screen changes
            page.evaluate(AXE + "; 0");
        }
        return page.evaluate("""
                async () => {
                  const found = await axe.run({ resultTypes: ['violations'] });
                  return found.passes.length === 0 ? ['nothing was checked'] : found.violations
                      .filter(one => ['serious', 'critical'].includes(one.impact))
                      .map(one => one.id + ' ' + one.nodes.map(node => node.html).join(' '));
                }""");
    }

    private static void photograph(Page page, Path file) {
        page.waitForLoadState(LoadState.NETWORKIDLE);
        page.waitForFunction("() => [...document.images].filter(one => one.getBoundingClientRect().top < innerHeight)"
                + ".every(one => one.complete)");
        page.screenshot(new ScreenshotOptions()
                .setPath(file)
                .setType(ScreenshotType.JPEG)
                .setQuality(60));
    }

    private static String resource(String name) {
        try (InputStream in = ScreenCheck.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
