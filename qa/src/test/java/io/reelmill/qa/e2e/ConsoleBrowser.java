package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import io.reelmill.programs.testkit.RequiresProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The console in a browser, against the running suite. */
@RequiresProgram({Browser.CHROMIUM, Browser.CHROME})
abstract class ConsoleBrowser {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    /** Errors of scripts, and what the content security policy has refused. */
    final List<String> complaints = new CopyOnWriteArrayList<>();

    Page page;
    private static Browser browser;

    @RegisterExtension
    static final BeforeAllCallback BROWSER = context -> browser = context.getRoot()
            .getStore(Namespace.GLOBAL)
            .getOrComputeIfAbsent(Browser.class, type -> new Browser(), Browser.class);

    /** Whom the test has let visit the console. */
    private final List<BrowserContext> visits = new ArrayList<>();

    @BeforeEach
    void openPage() {
        page = newPage(new NewContextOptions().setLocale("en-GB"));
    }

    @AfterEach
    void endVisits() {
        visits.forEach(BrowserContext::close);
    }

    final Page newPage(NewContextOptions options) {
        Page opened = browser.page(options);
        visits.add(opened.context());
        opened.onPageError(complaints::add);
        opened.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")
                    || message.text().contains("Trusted")) {
                complaints.add(message.text());
            }
        });
        return opened;
    }

    /** The address of the console, without that of a screen. */
    String console() {
        return REELMILL.suite().gatewayUrl() + "/console/";
    }

    final void open(String address) {
        page.navigate(console() + "#/" + address);
    }

    final void signedIn(String address) {
        open(address);
        signIn(REELMILL.suite().demoKey(), true);
    }

    /** Signs in at the form that is shown, and waits until it is gone. */
    final void signIn(String key, boolean kept) {
        page.locator("#key").fill(key);
        if (kept) {
            page.locator("input[name=kept]").check();
        }
        page.locator(".signin .primary").click();
        assertThat(page.locator(".signin")).hasCount(0);
    }

    final Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
    }

    final Locator heading(String name) {
        return page.getByRole(
                AriaRole.HEADING, new GetByRoleOptions().setName(name).setLevel(1));
    }

    /** The entry of the calendar with that title. */
    final Locator entry(String title) {
        return page.locator(".entry", new Page.LocatorOptions().setHasText(title));
    }
}
