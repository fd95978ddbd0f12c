package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Requests.accepted;
import static io.reelmill.contracts.catalog.Requests.rejected;
import static io.reelmill.contracts.catalog.Requests.script;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be done without. */
class RequiredInputTest {

    @ParameterizedTest
    @CsvSource({
        "script-to-video, source.text",
        "prompt-to-video, source.prompt",
        "audio-to-video, source.url",
        "music-to-video, source.url",
        "article-to-video, source.url",
        "avatar-to-video, source.text avatar.url",
        "static-background-video, source.text",
        "motion-transfer, source.url media.provided",
        "caption-video, source.url",
        "ad-generator, source.prompt",
    })
    void shouldNameTheRequiredInputOfEachWorkflow(String workflow, String fields) {
        assertThat(rejected("{'workflow':'" + workflow + "'}"))
                .extracting(Violation::field)
                .containsExactly(fields.split(" "));
    }

    @Test
    void shouldRequireSomethingToSeeForCustomMedia() {
        assertThat(rejected(script("'media':{'type':'custom'}")))
                .extracting(Violation::field)
                .containsExactly("media.provided");
        assertThat(rejected(script("'media':{'type':'custom','provided':[]}"))).hasSize(1);
        assertThat(
                        rejected(
                                script(
                                        "'media':{'type':'custom','useProvidedInOrder':true,'provided':[{'url':'example.com/a.mp3'}]}")))
                .extracting(Violation::message)
                .containsExactly("media.provided needs at least one image or video where media.type is custom");
    }

    @Test
    void shouldRequireExactlyOneImageForMotionTransfer() {
        ObjectNode body = InterfaceField.body(Workflow.MOTION_TRANSFER);
        InterfaceField.put(body, "media.provided", "[{'url':'example.com/a.png'},{'url':'example.com/b.png'}]");
        assertThat(rejected(body)).extracting(Violation::field).containsExactly("media.provided");
    }

    @Test
    void shouldRequireTheAddressOfAnAvatarThatIsShown() {
        assertThat(rejected(script("'hasAvatar':true")))
                .extracting(Violation::field)
                .containsExactly("avatar.url");
        assertThat(accepted(script("'hasAvatar':true,'characterIds':['one']"))
                        .spec()
                        .find(AvatarParameters.URL))
                .isEmpty();
    }

    @Test
    void shouldNameEachPlaceOfAQuizWhereSomethingIsMissing() {
        assertThat(rejected(script("'quizzData':{'title':'x'}")))
                .extracting(Violation::field)
                .containsExactly("source.quizzData.questions");
        assertThat(rejected(script("'quizzData':{'questions':[{'question':' ','answers':[]},"
                        + "{'question':'Why?','answers':[{'answer':''},{'answer':'So','isCorrect':false}]}]}")))
                .extracting(Violation::field)
                .containsExactly(
                        "source.quizzData.questions[0].question",
                        "source.quizzData.questions[0].answers",
                        "source.quizzData.questions[1].answers[0].answer",
                        "source.quizzData.questions[1].answers");
        accepted(
                script("'quizzData':{'questions':[{'question':'Why?','answers':[{'answer':'So','isCorrect':true}]}]}"));
    }
}
