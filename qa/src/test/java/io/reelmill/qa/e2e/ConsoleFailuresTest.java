package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What every screen of the console says when the API is away or refuses, and how it goes on. */
class ConsoleFailuresTest extends ConsoleBrowser {

    private static final List<String> SCREENS =
            List.of("create", "batch", "projects", "calendar", "channels", "credits", "deliveries", "keys", "requests");

    @Test
    void shouldSayOnEveryScreenThatTheServerIsAwayAndGoOnWhenItIsBack() {
        signedIn("create");
        for (String screen : SCREENS) {
            page.context().setOffline(true);
            open(screen);
            Locator alert = page.locator("main[data-screen='" + screen + "']")
                    .getByRole(AriaRole.ALERT)
                    .first();
            assertThat(alert).containsText("The server cannot be reached.");
            assertThat(alert).containsText("Check your connection.");

            page.context().setOffline(false);
            alert.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Try again"))
                    .click();
            assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
            assertThat(page.locator("main h1")).isVisible();
        }
    }

    @Test
    void shouldSayThatTooManyCallsWereMade() throws Exception {
        String key = keyOfAFreeWorkspace();
        Runnable call = () -> REELMILL.anonymous().header("key", key).get("/me");
        AtomicBoolean enough = new AtomicBoolean();
        Thread caller = new Thread(() -> repeat(call, enough));
        caller.start();
        await().atMost(Duration.ofMinutes(3))
                .until(() -> REELMILL.anonymous().header("key", key).get("/me").statusCode() == 429);
        try {
            open("channels");
            // One of many calls is let through now and then, so the sign-in is told of the limit at one of its tries.
            await().atMost(Duration.ofMinutes(3)).until(() -> {
                page.reload();
                page.locator("#key").fill(key);
                page.locator(".signin .primary").click();
                page.waitForFunction("() => !document.querySelector('.signin .primary[disabled]')");
                return page.getByText("Too many calls in a short time.").count() > 0;
            });
            assertThat(page.getByRole(AriaRole.ALERT).first()).containsText("Try again in ");
        } finally {
            enough.set(true);
            caller.join();
        }
    }

    private static void repeat(Runnable call, AtomicBoolean enough) {
        while (!enough.get()) {
            call.run();
        }
    }

    /** A key that may call 120 times a minute. */
    private String keyOfAFreeWorkspace() {
        RequestSpecification operator = given().baseUri(
                        REELMILL.suite().adminUrl().toString())
                .basePath("/admin")
                .contentType("application/json")
                .header("Authorization", "Bearer " + REELMILL.suite().operatorToken());
        String workspace = operator.body("""
                        {"name": "Busy", "plan": "free", "ownerEmail": "%s@example.com", "reason": "a test"}""".formatted(UUID.randomUUID()))
                .post("/workspaces")
                .then()
                .statusCode(201)
                .extract()
                .path("workspace.id");
        return operator.body("{\"name\": \"busy\", \"reason\": \"a test\"}")
                .post("/workspaces/" + workspace + "/keys")
                .then()
                .statusCode(201)
                .extract()
                .path("key");
    }
}
