package io.reelmill.qa.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.reelmill.programs.OptionalPrograms;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The machine's Chromium, driven by Playwright; no browser is downloaded. All tests share one. */
final class Browser implements ExtensionContext.Store.CloseableResource {

    /** Programs, of which one is needed. */
    static final String CHROMIUM = "chromium";

    static final String CHROME = "google-chrome";
    private static final double PATIENCE_MS = Duration.ofMinutes(3).toMillis();

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;

    Browser() {
        Path program = Stream.of(CHROMIUM, CHROME)
                .flatMap(name -> OptionalPrograms.installed(name).stream())
                .findFirst()
                .orElseThrow();
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        // Tests run as root in containers, where Chromium cannot isolate itself; it sees the console alone. Where there
        // is no
        // graphics processor, imitating one costs more than drawing without.
        browser = playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(program)
                        .setTimeout(PATIENCE_MS)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    }

    /** A page of a person who was never here. */
    Page page(com.microsoft.playwright.Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(PATIENCE_MS);
        return context.newPage();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
