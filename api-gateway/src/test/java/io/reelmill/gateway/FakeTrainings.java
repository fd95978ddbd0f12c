package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import io.reelmill.contracts.studio.StudioApi;

/** The trainings of the render-service, as {@link FakeAccountService} imitates them. */
final class FakeTrainings {

    static final String CHECK = StudioApi.TRAININGS + StudioApi.CHECK;
    static final String BEGIN = StudioApi.TRAININGS;
    static final String FIND = StudioApi.TRAININGS + StudioApi.FIND;
    static final String STATE = StudioApi.TRAININGS + StudioApi.STATE;
    static final String CANCEL = StudioApi.TRAININGS + StudioApi.CANCEL;

    static final String TRAINING = "{\"trainer\": \"fal\", \"reference\": \"t-1\"}";
    static final String READY =
            "{\"phase\": \"READY\", \"model\": \"https://weights.example/1\", \"trigger\": \"xkrtz\"}";

    private FakeTrainings() {}

    /** Trainings are begun and go on. */
    static void open() {
        answer(CHECK, 204, "");
        answer(BEGIN, 200, TRAINING);
        answer(FIND, 204, "");
        answer(STATE, 200, "{\"phase\": \"RUNNING\"}");
        answer(CANCEL, 204, "");
    }

    static void answer(String path, int status, String body) {
        answer(path, FakeAccountService.json(body).withStatus(status));
    }

    static void answer(String path, ResponseDefinitionBuilder answer) {
        FakeAccountService.server.stubFor(post(path).willReturn(answer));
    }

    /** Takes the order; its answer is lost. */
    static void loseAnswer(String path) {
        answer(path, aResponse().withFault(Fault.EMPTY_RESPONSE));
    }

    /** How often a path was called for a reference: our own of a character, or the service's of a training. */
    static int calls(String path, String reference) {
        return FakeAccountService.server
                .findAll(postRequestedFor(urlEqualTo(path))
                        .withRequestBody(matchingJsonPath("$.reference", equalTo(reference))))
                .size();
    }
}
