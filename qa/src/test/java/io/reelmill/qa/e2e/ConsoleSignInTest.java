package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Signing in to the console at an issuer. */
class ConsoleSignInTest extends ConsoleBrowser {

    @Test
    void shouldSignInAtTheIssuerAndComeBackToTheScreenThatWasAskedFor() {
        open("credits?kind=hold");
        page.locator("input[name=kept]").check();
        button("Sign in with " + Issuer.NAME).click();
        confirmAs("demo@reelmill.example");

        assertThat(heading("Credits")).isVisible();
        assertThat(page).hasURL(console() + "#/credits?kind=hold");
        page.reload();
        assertThat(heading("Credits")).isVisible();
        assertThat(signInKeys()).hasSize(1);
        button("Sign out").click();
        assertThat(page.locator(".signin")).isVisible();
        await().atMost(Duration.ofMinutes(2))
                .untilAsserted(() -> assertThat(signInKeys()).isEmpty());
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldTellWhoHasNoWorkspaceOrRefusedWhatToDo() {
        open("projects");
        button("Sign in with " + Issuer.NAME).click();
        confirmAs(UUID.randomUUID() + "@example.com");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("has no workspace here; ask the operator for one");

        button("Sign in with " + Issuer.NAME).click();
        page.getByText("Refuse").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("the issuer did not confirm it");
        assertThat(page).hasURL(Pattern.compile("/console/#/projects$"));

        page.navigate(console() + "?code=stolen&state=of-another-tab");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("the issuer did not confirm it");
        signIn(REELMILL.suite().demoKey(), false);
        assertThat(page.locator("main h1")).isVisible();
    }

    private void confirmAs(String email) {
        page.getByLabel("E-mail").fill(email);
        button("Confirm").click();
    }

    private static List<String> signInKeys() {
        return REELMILL.client().get("/keys").jsonPath().getList("keys.findAll { it.name == 'Console sign-in' }.id");
    }
}
