package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import io.reelmill.programs.testkit.RequiresProgram;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The console in a browser, against the running suite. */
@RequiresProgram({Browser.CHROMIUM, Browser.CHROME})
class ConsoleTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private Browser browser;
    private Page page;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    @BeforeEach
    void openBrowser() {
        browser = new Browser();
        page = newPage(new NewContextOptions().setLocale("en-GB"));
    }

    @AfterEach
    void closeBrowser() {
        browser.close();
    }

    @Test
    void shouldSignInAndComeBackToTheScreenThatWasAskedFor() {
        open("keys");
        page.getByLabel("API key").fill("rm_nobody");
        button("Sign in").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("unknown or was revoked");

        signIn(REELMILL.suite().demoKey(), true);
        assertThat(heading("Keys")).isVisible();
        page.reload();
        assertThat(heading("Keys")).isVisible();

        button("Sign out").click();
        assertThat(page.getByLabel("API key")).isVisible();
        page.reload();
        assertThat(page.getByLabel("API key")).isVisible();
        assertThat(page.evaluate("() => JSON.stringify({...sessionStorage, ...localStorage})")
                        .toString())
                .doesNotContain(REELMILL.suite().demoKey());
    }

    @Test
    void shouldMakeAFilmFromTheFormAndShowItToItsEnd() {
        signedIn("create");
        page.getByLabel("Script needed").fill("Cats purr at 25 hertz. It calms them.");
        Locator price = page.locator(".total");
        assertThat(price).hasText(Pattern.compile("\\d+ credits"));
        assertThat(page.locator(".offer")).containsText("Voice-over");

        page.getByPlaceholder("Find a setting").fill("frame");
        page.getByLabel("Frames a second").fill("900");
        assertThat(page.locator(".field .problem")).hasText("render.frameRate must lie between 1 and 60");
        page.getByLabel("Frames a second").fill("6");
        assertThat(page.locator(".field .problem")).hasCount(0);
        page.getByPlaceholder("Find a setting").fill("");
        page.getByLabel("Resolution").selectOption("720p");

        page.reload();
        assertThat(page.getByLabel("Script needed")).hasValue("Cats purr at 25 hertz. It calms them.");
        page.getByText("Copy as code").click();
        assertThat(page.locator(".copies pre")).containsText("$REELMILL_KEY");
        button("Java").click();
        assertThat(page.locator(".copies pre")).containsText(".render(new RenderRequest.Render()");
        assertThat(price).hasText(Pattern.compile("\\d+ credits"));

        button("Make the film").click();
        assertThat(heading("Cats purr at 25 hertz. It calms them.")).isVisible();
        page.reload();
        assertThat(page.locator(".heading .badge")).hasText("Ready");
        page.waitForFunction("() => document.querySelector('video').readyState >= 1");
        assertThat(page.locator(".facts")).containsText("720 × 1280");

        button("Export for 10 credits").click();
        assertThat(page.locator(".facts a[download]").first()).isVisible();

        open("projects");
        Locator film = page.locator(".film", new Page.LocatorOptions().setHasText("Cats purr at 25 hertz"))
                .first();
        film.getByText("Rename").click();
        page.getByLabel("Name of the film").fill("Purring");
        button("Save").click();
        assertThat(page.getByRole(AriaRole.HEADING, new GetByRoleOptions().setName("Purring")))
                .isVisible();
        open("credits");
        assertThat(page.locator("tbody")).containsText("held for the render of");
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldSayWhatIsWrongWhoHasToActAndGoOn() {
        signedIn("create?workflow=prompt-to-video");
        page.getByLabel("Topic needed").fill("The sea");
        page.getByLabel("Length (s)").fill("1800");
        page.getByLabel("Variations").fill("10");
        page.getByLabel("Quality").selectOption("ultra");
        page.getByLabel("Number of pictures").selectOption("high");
        assertThat(page.locator(".total")).hasText(Pattern.compile("\\d{3},\\d{3} credits"));
        button("Make the film").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("credits");
        assertThat(page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("Go to credits")))
                .isVisible();

        page.context().setOffline(true);
        button("Make the film").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("The server cannot be reached.");
        page.context().setOffline(false);
        button("Make the film").click();
        assertThat(page.getByRole(AriaRole.ALERT)).not().containsText("The server cannot be reached.");

        String pid = REELMILL.render("""
                {"workflow": "audio-to-video", "source": {"url": "%s/samples/article.html"}, "metadata": {"duration": 5},
                 "media": {"type": "moving-image"}}""".formatted(REELMILL.suite().gatewayUrl()));
        open("project/" + pid);
        assertThat(page.locator(".heading .badge")).hasText("Failed");
        assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
        assertThat(page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("New film")))
                .isVisible();

        open("project/0000000000000000000000");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("names no project");
    }

    @Test
    void shouldShowDeliveriesAndSendThemAgain() throws Exception {
        try (WebhookReceiver receiver = new WebhookReceiver()) {
            signedIn("deliveries");
            page.getByLabel("Address").fill(receiver.url());
            button("Send").click();
            Locator delivery = page.locator(".deliveries > li", new Page.LocatorOptions().setHasText(receiver.url()));
            assertThat(delivery).hasCount(1);
            assertThat(delivery.locator(".badge").first()).hasText("Delivered");
            delivery.locator("summary").click();
            delivery.getByText("Send again").click();
            assertThat(delivery.locator(".attempts > li")).hasCount(2);
            assertThat(receiver.calls()).hasSize(2);
        }
    }

    @Test
    void shouldCheckATableOfFilmsBeforeItBeginsAny() {
        signedIn("batch");
        Locator text = page.getByLabel("Or paste it here");
        text.fill("workflow,source.txt\nscript-to-video,Hi");
        button("Check all lines").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("source.txt");

        text.fill(
                "workflow,source.text,voice.speed\nscript-to-video,\"Hi, \"\"you\"\".\",9\nscript-to-video,Cats purr.,1.1\n");
        button("Check all lines").click();
        assertThat(page.locator("tbody")).containsText("voice.speed must lie between 0.5 and 2");
        assertThat(page.locator("tbody")).containsText("Hi, \"you\".");
        assertThat(button("Make 2 films")).isDisabled();

        text.fill("workflow;source.text;render.resolution;render.frameRate\nscript-to-video;Cats purr.;720p;2\n");
        button("Check all lines").click();
        button("Make 1 film").click();
        assertThat(page.getByText("1 film is begun.")).isVisible();
        page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("Begun")).click();
        assertThat(heading("Cats purr.")).isVisible();
    }

    @Test
    void shouldReckonWallTimesAsJavaDoesAlsoAsClocksChange() {
        page.navigate(REELMILL.suite().gatewayUrl() + "/console/");
        for (String zone : List.of(
                "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo")) {
            ZoneId id = ZoneId.of(zone);
            for (LocalDate date = LocalDate.of(2027, 1, 1); date.getYear() == 2027; date = date.plusDays(1)) {
                boolean same = date.atStartOfDay(id)
                        .getOffset()
                        .equals(date.plusDays(1).atStartOfDay(id).getOffset());
                if (same && date.getDayOfMonth() != 15) {
                    continue;
                }
                List<String> times = IntStream.range(0, 48)
                        .mapToObj(half -> LocalTime.of(half / 2, half % 2 * 30).toString())
                        .toList();
                LocalDate day = date;
                assertThat(page.evaluate("""
                                async ([date, times, zone]) => {
                                  const { instantOf } = await import('/console/zones.js');
                                  return times.map(time => instantOf(date, time, zone));
                                }""", List.of(date.toString(), times, zone)))
                        .as(zone + " " + date)
                        .isEqualTo(times.stream()
                                .map(time -> day.atTime(LocalTime.parse(time))
                                        .atZone(id)
                                        .toInstant()
                                        .toString()
                                        .replace("Z", ".000Z"))
                                .toList());
            }
        }
    }

    private Page newPage(NewContextOptions options) {
        Page opened = browser.page(options);
        opened.onPageError(complaints::add);
        opened.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")
                    || message.text().contains("Trusted")) {
                complaints.add(message.text());
            }
        });
        return opened;
    }

    private void open(String address) {
        page.navigate(REELMILL.suite().gatewayUrl() + "/console/#/" + address);
    }

    private void signedIn(String address) {
        signedIn(address, REELMILL.suite().demoKey());
    }

    private void signedIn(String address, String key) {
        open(address);
        signIn(key, true);
    }

    private void signIn(String key, boolean kept) {
        page.getByLabel("API key").fill(key);
        if (kept) {
            page.getByLabel("Stay signed in").check();
        }
        button("Sign in").click();
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator heading(String name) {
        return page.getByRole(
                AriaRole.HEADING, new GetByRoleOptions().setName(name).setLevel(1));
    }
}
