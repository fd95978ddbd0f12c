package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The way through each screen of the console, and what it says where that fails. */
class ConsoleTest extends ConsoleBrowser {

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
    void shouldShowThePlaceAskedForLastWhenItsScreenComesLate() {
        AtomicReference<Route> module = new AtomicReference<>();
        page.route("**/screens/calendar.js", module::set);
        signedIn("calendar");
        page.waitForCondition(() -> module.get() != null);

        open("calendar?view=list");
        module.get().resume();

        assertThat(page.locator(".segments [aria-pressed=true]")).hasText("List");
    }

    @Test
    void shouldMakeAFilmFromTheFormAndShowItToItsEnd() throws IOException {
        signedIn("create");
        page.getByLabel("Script needed").fill("Cats purr at 25 hertz. It calms them.");
        Locator price = page.locator(".total");
        assertThat(price).hasText(Pattern.compile("\\d+ credits"));
        assertThat(page.locator(".offer")).containsText("Voice-over");

        page.locator(".field.media input[type=file]")
                .setInputFiles(new FilePayload(
                        "Sleeping cat.jpg",
                        "image/jpeg",
                        Files.readAllBytes(Path.of("../examples/media/product.jpg"))));
        assertThat(page.locator(".field.media .thumbs img")).hasCount(1);
        assertThat(page.locator(".field.media textarea")).hasValue(Pattern.compile("http.*/Sleeping-cat\\.jpg"));

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

        open("projects");
        page.getByLabel("Choose Purring").check();
        button("Delete 1 film").click();
        button("Delete for good").click();
        assertThat(page.getByRole(AriaRole.HEADING, new GetByRoleOptions().setName("Purring")))
                .hasCount(0);
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

        String name = "Failed " + UUID.randomUUID();
        REELMILL.client()
                .body("{\"pid\": \"%s\", \"name\": \"%s\"}".formatted(pid, name))
                .post("/rename-project")
                .then()
                .statusCode(200);
        open("projects?status=error&q=" + name.replace(" ", "+"));
        assertThat(page.locator(".film")).hasCount(1);
        String failedAt = String.valueOf(REELMILL.status(pid).getString("finishedAt"));
        page.locator(".retry button").click();
        assertThat(page.getByText("at most ")).isVisible();
        button("Make them again").click();
        await().atMost(Duration.ofMinutes(3))
                .until(() -> REELMILL.status(pid).getString("finishedAt"), again -> !failedAt.equals(again));
        REELMILL.awaitEnd(pid);

        open("project/0000000000000000000000");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("names no project");
    }

    @Test
    void shouldMakeAKeyOnceAndEndTheSessionOfARevokedOne() {
        signedIn("keys");
        String name = "Console " + UUID.randomUUID();
        page.getByLabel("Name").fill(name);
        button("Create the key").click();
        String made = page.locator(".secret code").textContent();
        assertThat(made).startsWith("rm_");
        String id = REELMILL.client().get("/keys").jsonPath().getString("keys.find { it.name == '" + name + "' }.id");

        page = newPage(new NewContextOptions().setLocale("en-GB"));
        open("credits");
        signIn(made, true);
        assertThat(page.getByRole(AriaRole.ALERT).first()).containsText("billing");
        REELMILL.client().delete("/keys?id=" + id).then().statusCode(200);
        await().atMost(Duration.ofMinutes(2))
                .until(() -> REELMILL.anonymous().header("key", made).get("/me").statusCode() == 401);
        open("projects");
        assertThat(page.getByText("Your session is over")).isVisible();
        signIn(REELMILL.suite().demoKey(), false);
        assertThat(heading("Projects")).isVisible();
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

            page.reload();
            assertThat(delivery.locator(".attempts > li").last()).isVisible();
        }
    }

    @Test
    void shouldBuyAPackAndKeepTheSettingsOfAutomaticPurchases() {
        int before = REELMILL.awaitSettledCredits().total();
        signedIn("credits");
        assertThat(page.locator(".grants")).containsText("adjustment");
        button("Buy a pack").click();
        assertThat(page.getByText("Your card is charged at once.")).isVisible();
        button("Buy now").click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("1,000 credits were added.");
        assertThat(page.locator(".grants")).containsText("pack");
        assertThat(page.locator("main section", new Page.LocatorOptions().setHasText("Invoices")))
                .containsText("paid");
        assertThat(REELMILL.credits().total()).isEqualTo(before + 1_000);

        Locator settings = page.locator("main section", new Page.LocatorOptions().setHasText("Automatic top-up"));
        settings.getByLabel("When fewer than (credits)").fill("250");
        settings.getByLabel("At most in 24 hours (credits)").fill("10");
        button("Save").click();
        assertThat(settings.getByRole(AriaRole.ALERT)).containsText("dailyCap");
        settings.getByLabel("At most in 24 hours (credits)").fill("5000");
        button("Save").click();
        assertThat(settings).containsText("Saved.");
        page.reload();
        assertThat(settings.getByLabel("When fewer than (credits)")).hasValue("250");
        assertThat(REELMILL.client().get("/credits/auto-topup").jsonPath().getInt("dailyCap"))
                .isEqualTo(5_000);
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
        page.reload();
        assertThat(text).hasValue(Pattern.compile("Cats purr"));
        button("Check all lines").click();
        button("Make 1 film").click();
        assertThat(page.getByText("1 film is begun.")).isVisible();
        page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName("Begun")).click();
        assertThat(heading("Cats purr.")).isVisible();
    }
}
