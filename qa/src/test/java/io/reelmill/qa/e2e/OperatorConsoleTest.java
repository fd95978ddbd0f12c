package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The console of operators. */
class OperatorConsoleTest extends ConsoleBrowser {

    @Override
    String console() {
        return REELMILL.suite().adminUrl() + "/admin/console/";
    }

    @Test
    void shouldShowHealthWorkersAndTheQueue() {
        open("operations");
        page.locator("#key").fill("no-operator-has-this-token");
        page.locator(".signin .primary").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("not valid");
        signIn(REELMILL.suite().operatorToken(), true);
        for (String service : new String[] {"account-service", "api-gateway", "publishing-service", "render-service"}) {
            assertThat(page.locator(".lines li", new Page.LocatorOptions().setHasText(service)))
                    .containsText(Pattern.compile("Healthy|Not well")); // other tests may have left a check down
        }

        // Enough work that some of it is seen by a page that reads every three seconds.
        List<String> films = IntStream.rangeClosed(1, 3)
                .mapToObj(number -> REELMILL.render("""
                        {"workflow": "script-to-video", "source": {"text": "Cats purr at %d hertz. It calms them, and us. They purr as they sleep."},
                         "render": {"resolution": "720p", "frameRate": 15}}""".formatted(number)))
                .toList();
        assertThat(page.locator("tbody tr").first()).containsText("Film");
        films.forEach(REELMILL::awaitEnd);
        assertThat(page.getByText("No worker has a job.")).isVisible();

        open("dead-letters");
        assertThat(heading("Dead letters")).isVisible();
        assertThat(page.locator("main .loading")).hasCount(0);
        assertThat(page.locator("main .failure")).hasCount(0);
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldHaveNoSeriousBarrierAndFitTheWindowInLightAndDark() {
        for (Visitor visitor : Visitor.some()) {
            page = newPage(visitor.options());
            open("");
            ScreenCheck.check(page, "operator-signin", visitor);
            signIn(REELMILL.suite().operatorToken(), true);
            for (String screen : new String[] {"operations", "workspaces", "audit", "dead-letters"}) {
                open(screen);
                assertThat(page.locator("main[data-screen='" + screen + "']")).hasCount(1);
                ScreenCheck.check(page, "operator-" + screen, visitor);
            }
            open("workspaces");
            page.locator("tbody a").last().click();
            assertThat(page.locator("main[data-screen=workspace] .tiles")).isVisible();
            ScreenCheck.check(page, "operator-workspace", visitor);
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldMakeAWorkspaceGiveItCreditsAndAPlanAndFindTheReasonsInTheLog() {
        String name = "Otters " + UUID.randomUUID();
        open("workspaces");
        signIn(REELMILL.suite().operatorToken(), false);
        page.locator("input[name=name]").fill(name);
        page.locator("input[name=ownerEmail]").fill(UUID.randomUUID() + "@example.com");
        page.locator("input[name=reason]").fill("asked by mail");
        button("Make the workspace").click();
        assertThat(heading(name)).isVisible();

        var grant = page.locator("section", new Page.LocatorOptions().setHasText("Grant credits"))
                .last();
        grant.locator("input[name=credits]").fill("250");
        grant.locator("input[name=reason]").fill("a gift");
        button("Grant").click();
        assertThat(page.getByText("The credits are granted.")).isVisible();
        assertThat(page.locator(".tiles")).containsText("250");
        page.locator("select[name=plan]").selectOption("elite");
        page.locator("form", new Page.LocatorOptions().setHasText("Change the plan"))
                .locator("input[name=reason]")
                .fill("a trial");
        button("Change the plan").click();
        assertThat(page.locator(".tiles")).containsText("elite");

        open("audit?action=credits.grant");
        assertThat(page.locator("tbody")).containsText("a gift");
        open("workspaces?q=" + name.substring(7));
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name)).click();
        assertThat(page.locator("tbody").last()).containsText("a trial");

        page.context().setOffline(true);
        open("audit");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("cannot be reached");
        page.context().setOffline(false);
        button("Try again").click();
        assertThat(page.locator("tbody")).containsText("a gift");
    }
}
