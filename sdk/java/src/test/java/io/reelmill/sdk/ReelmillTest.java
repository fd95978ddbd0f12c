package io.reelmill.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.reelmill.sdk.model.Project;
import io.reelmill.sdk.model.RenderRequest;
import io.reelmill.sdk.model.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReelmillTest {

    private static final RetryPolicy QUICK = new RetryPolicy(3, Duration.ofMillis(1), Duration.ofSeconds(2));
    private static final RenderRequest FILM = new RenderRequest()
            .workflow("prompt-to-video")
            .source(new RenderRequest.Source().prompt("Why do cats purr?"))
            .with("fieldOfTomorrow", 7);
    private static final String ACCEPTED = "{'success':1,'pid':'p1','workflow':'prompt-to-video','creditsReserved':26,"
            + "'warnings':[],'fieldOfTomorrow':{'a':1}}";
    private static final String AWAY = "{'success':0,'error':'away','code':'unavailable','errors':[]}";

    private final FakeApi api = new FakeApi();
    private final Reelmill reelmill = Reelmill.connect(api.url() + "/", "the key", QUICK);

    @AfterEach
    void stop() {
        api.close();
    }

    @Test
    void shouldSendOnlyWhatWasSetUnderAKeyOfItsOwnAndIgnoreWhatItDoesNotKnow() {
        api.answer(200, ACCEPTED);

        assertThat(reelmill.render(FILM).creditsReserved()).isEqualTo(26);

        FakeApi.Call call = api.calls().get(0);
        assertThat(call.method() + " " + call.target()).isEqualTo("POST /api/public/v3/render");
        assertThat(call.key()).isEqualTo("the key");
        assertThat(call.idempotencyKey()).isNotBlank();
        assertThat(call.body())
                .isEqualTo("{'workflow':'prompt-to-video','source':{'prompt':'Why do cats purr?'},'fieldOfTomorrow':7}"
                        .replace('\'', '"'));
    }

    @Test
    void shouldRepeatACallUnderTheSameIdempotencyKeyUntilItSucceeds() {
        api.answer(503, AWAY)
                .answer(429, Map.of("Retry-After", "1"), "{'success':0,'code':'rate_limited'}")
                .answer(502, "<html>a proxy</html>")
                .answer(200, ACCEPTED);

        reelmill.render(FILM);

        assertThat(api.calls()).hasSize(4);
        assertThat(api.calls().stream().map(FakeApi.Call::idempotencyKey).distinct())
                .hasSize(1);
    }

    @Test
    void shouldGiveUpAfterItsRetriesAndWhenItWouldHaveToWaitTooLong() {
        for (int i = 0; i < 4; i++) {
            api.answer(503, AWAY);
        }
        assertThatThrownBy(() -> reelmill.account()).isInstanceOf(ApiException.Unavailable.class);
        assertThat(api.calls()).hasSize(4);

        api.answer(429, Map.of("Retry-After", "3600"), "{'success':0,'code':'rate_limited'}");
        assertThatThrownBy(() -> reelmill.account()).isInstanceOf(ApiException.RateLimited.class);
        assertThat(api.calls()).hasSize(5);
    }

    @Test
    void shouldTellAllThatIsWrongWithARequestAndNotRepeatIt() {
        api.answer(400, """
            {'success':0,'error':'voice.speed must lie between 0.5 and 2','code':'validation_error','field':'voice.speed',
             'errors':[{'field':'voice.speed','code':'bounds','message':'voice.speed must lie between 0.5 and 2'}],
             'requestId':'r1','docs':'d'}\
            """);

        var refusal = catchThrowableOfType(ApiException.InvalidRequest.class, () -> reelmill.render(FILM));

        assertThat(refusal).hasMessage("voice.speed must lie between 0.5 and 2");
        assertThat(refusal.field()).isEqualTo("voice.speed");
        assertThat(refusal.code()).isEqualTo("validation_error");
        assertThat(refusal.requestId()).isEqualTo("r1");
        assertThat(refusal.errors()).hasSize(1);
        assertThat(api.calls()).hasSize(1);
    }

    @Test
    void shouldFollowARenderToItsEnd() {
        api.answer(200, ACCEPTED)
                .answer(200, "{'pid':'p1','status':'building','progress':10}")
                .answer(200, "{'pid':'p1','status':'polishing','progress':60}")
                .answer(200, "{'pid':'p1','status':'ready','progress':100,'videoUrl':'http://v'}");
        List<Long> progress = new ArrayList<>();

        Status film = reelmill.renderAndWait(FILM, status -> progress.add(status.progress()));

        assertThat(film.videoUrl()).isEqualTo("http://v");
        assertThat(progress).containsExactly(10L, 60L, 100L);
    }

    @Test
    void shouldThrowWhatARenderFailedOf() {
        api.answer(200, ACCEPTED).answer(200, "{'pid':'p1','status':'error','progress':40,'error':'no such page'}");

        assertThatThrownBy(() -> reelmill.renderAndWait(FILM))
                .isInstanceOf(RenderFailedException.class)
                .hasMessage("project p1: no such page");
    }

    @Test
    void shouldFetchPagesAsTheyAreRead() {
        api.answer(200, "{'projects':[{'pid':'a'},{'pid':'b'}],'nextCursor':'b'}")
                .answer(200, "{'projects':[{'pid':'c'}],'nextCursor':null}");

        assertThat(reelmill.projects(Map.of("status", "ready")).stream().map(Project::pid))
                .containsExactly("a", "b", "c");
        assertThat(api.calls().get(1).target()).endsWith("/projects?limit=100&status=ready&cursor=b");
    }
}
