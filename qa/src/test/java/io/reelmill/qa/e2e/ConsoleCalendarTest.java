package io.reelmill.qa.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Channels and the calendar of what they publish. */
class ConsoleCalendarTest extends ConsoleBrowser {

    private static final LocalTime EVENING = LocalTime.of(18, 30);

    @Test
    void shouldMakeAChannelAndMoveAPostToAnotherDayAtTheSameWallTime() {
        LocalDate day = LocalDate.now(ZoneOffset.UTC).plusDays(4);
        String name = "Cats " + UUID.randomUUID();
        signedIn("channels");
        page.locator("section.new input[name=name]").fill(name);
        page.getByLabel("Time zone").selectOption("Europe/Berlin");
        button("Make the channel").click();
        Locator channel = page.getByRole(AriaRole.REGION, new GetByRoleOptions().setName(name));
        channel.locator("select[name=day]")
                .selectOption(day.getDayOfWeek().name().toLowerCase(Locale.ROOT));
        channel.locator("input[name=clock]").fill(EVENING.toString());
        channel.locator("form.inline button").click();
        assertThat(channel.locator(".lines")).containsText("18:30");
        channel.getByText("Connect TikTok").click();
        assertThat(channel.getByRole(AriaRole.ALERT)).containsText("tiktok cannot be connected");

        ConsolePosts.plan(name);
        open("calendar?view=month&zone=Europe%2FBerlin&day=" + day);
        Locator entry = entry(name);
        assertThat(entry).containsText("18:30");
        Locator former = page.locator(".day", new Page.LocatorOptions().setHasText(name));
        String from = former.getAttribute("aria-label");
        entry.dragTo(page.locator(".day[aria-label='" + from + "'] + .day"));
        assertThat(page.getByText("Moved to")).containsText("6:30");
        assertThat(page.locator(".day[aria-label='" + from + "'] + .day")).containsText(name);
        assertThat(entry).containsText("18:30");
        button("Undo").click();
        assertThat(page.locator(".day[aria-label='" + from + "']")).containsText(name);

        entry.getByRole(AriaRole.BUTTON).first().click();
        entry.getByText("Remove").click();
        assertThat(entry).hasCount(0);
    }

    @Test
    void shouldSaveAMoveBeforeItsUndoAndKeepWhatIsOpenedMeanwhile() {
        String name = "Undone " + UUID.randomUUID();
        ConsolePosts.channel(name);
        String post = ConsolePosts.plan(name);
        Instant planned = ConsolePosts.publishAt(post);
        List<Route> moves = new CopyOnWriteArrayList<>();
        page.route(url -> url.endsWith("/queue/" + post), moves::add);
        signedIn("calendar?view=month&zone=UTC&day="
                + planned.atZone(ZoneOffset.UTC).toLocalDate());
        entry(name)
                .dragTo(page.locator(".day", new Page.LocatorOptions().setHasText(name))
                        .locator("+ .day"));
        page.waitForCondition(() -> moves.size() == 1);
        button("Undo").click();
        entry(name).getByRole(AriaRole.BUTTON).first().click();

        page.waitForResponse("**/queue/" + post, () -> moves.get(0).resume());
        page.waitForCondition(() -> moves.size() == 2);
        page.waitForResponse("**/queue/" + post, () -> moves.get(1).resume());

        assertThat(entry(name)).containsText("12:00");
        assertThat(ConsolePosts.publishAt(post)).isEqualTo(planned);
        page.unrouteAll();
        entry(name).getByText("Remove").click();
        assertThat(entry(name)).hasCount(0);
    }

    @Test
    void shouldKeepTheZoneThatIsChosenWhileChannelsAreRead() {
        AtomicReference<Route> read = new AtomicReference<>();
        page.route(url -> url.endsWith("/channels") && !url.contains("/console/"), read::set);
        signedIn("channels");
        page.waitForCondition(() -> read.get() != null);
        page.getByLabel("Time zone").selectOption("Asia/Tokyo");

        page.waitForResponse("**/channels", () -> read.get().resume());

        assertThat(page.locator("main .halves, main .empty").first()).isVisible();
        assertThat(page.getByLabel("Time zone")).hasValue("Asia/Tokyo");
    }

    @Test
    void shouldKeepTheWallTimeOfAPostThatIsMovedAcrossAChangeOfClocks() {
        String name = "Clocks " + UUID.randomUUID();
        ConsolePosts.channel(name);
        String post = ConsolePosts.plan(name);
        signedIn("calendar");
        for (ZoneId zone : Stream.of(
                        "Europe/Berlin",
                        "America/New_York",
                        "Australia/Lord_Howe",
                        "America/Santiago",
                        "Pacific/Auckland")
                .map(ZoneId::of)
                .toList()) {
            LocalDate changed = zone.getRules()
                    .nextTransition(Instant.now().plusSeconds(7 * 86_400))
                    .getInstant()
                    .atZone(zone)
                    .toLocalDate();
            LocalDate before = changed.minusDays(2);
            REELMILL.client()
                    .body("{\"publishAt\": \"%s\"}"
                            .formatted(before.atTime(EVENING).atZone(zone).toInstant()))
                    .patch("/queue/" + post)
                    .then()
                    .statusCode(200);
            open("create");
            assertThat(entry(name)).hasCount(0);
            open("calendar?view=list&zone=" + zone.getId().replace("/", "%2F"));
            assertThat(entry(name)).containsText(zone.getId());
            open("calendar?view=month&zone=" + zone.getId().replace("/", "%2F") + "&day=" + before);
            assertThat(entry(name)).containsText("18:30");
            String day = page.locator(".day", new Page.LocatorOptions().setHasText(name))
                    .getAttribute("aria-label");
            // The mouse is used above; here days may lie far apart.
            JSHandle data = page.evaluateHandle("() => new DataTransfer()");
            entry(name).dispatchEvent("dragstart", Map.of("dataTransfer", data));
            page.locator(".day[aria-label='" + day + "'] + .day + .day + .day")
                    .dispatchEvent("drop", Map.of("dataTransfer", data));
            assertThat(page.getByText("Moved to")).containsText("6:30");

            await().atMost(Duration.ofMinutes(2)).untilAsserted(() -> assertThat(
                            ConsolePosts.publishAt(post).atZone(zone).toLocalDateTime())
                    .as(zone.getId())
                    .isEqualTo(changed.plusDays(1).atTime(EVENING)));
        }
        REELMILL.client().delete("/queue/" + post).then().statusCode(200);
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
}
