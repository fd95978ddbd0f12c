package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Requests.accepted;
import static io.reelmill.contracts.catalog.Requests.rejected;
import static io.reelmill.contracts.catalog.Requests.script;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.catalog.Normalisation.Accepted;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RequestNormaliserTest {

    @ParameterizedTest
    @EnumSource(Workflow.class)
    void shouldAcceptTheSmallestGoodBodyOfEachWorkflowWithoutWarnings(Workflow workflow) {
        assertThat(accepted(InterfaceField.body(workflow)).warnings()).isEmpty();
    }

    @Test
    void shouldListTheTenWorkflowsWhereNoneIsGiven() {
        List<Violation> violations = rejected("{'source':{'text':'Hi'}}");
        assertThat(violations).hasSize(1);
        assertThat(violations.get(0).message())
                .startsWith("workflow is required")
                .contains("ad-generator");
    }

    @Test
    void shouldReportAllViolationsAtOnceInTheOrderOfTheCatalog() {
        assertThat(
                        rejected(
                                "{'workflow':'script-to-video','render':{'frameRate':0},'voice':{'speed':3},"
                                        + "'characterIds':['a',1],'media':{'provided':[{'url':'https://example.com/a.png'},{},{'url':'ftp://x'}]}}"))
                .extracting(Violation::field)
                .containsExactly(
                        "characterIds[1]",
                        "media.provided[1].url",
                        "media.provided[2].url",
                        "voice.speed",
                        "render.frameRate",
                        "source.text");
    }

    @Test
    void shouldTakeInputForTextOrPromptByWorkflow() {
        assertThat(accepted("{'workflow':'script-to-video','input':'Say this'}")
                        .spec()
                        .get(SourceParameters.TEXT))
                .isEqualTo("Say this");
        assertThat(accepted("{'workflow':'prompt-to-video','input':'Whales'}")
                        .spec()
                        .get(SourceParameters.PROMPT))
                .isEqualTo("Whales");
    }

    @Test
    void shouldPreferTheCanonicalNameToItsAliasAndWarn() {
        Accepted outcome = accepted(script("'voice':{'speed':1.5,'voiceId':'a','id':'b'},'selectedVoice':'c'"));
        assertThat(outcome.spec().get(VoiceParameters.VOICE_ID)).isEqualTo("a");
        assertThat(outcome.warnings())
                .containsExactly(
                        "voice.voiceId and voice.id are both given; voice.voiceId was used",
                        "voice.voiceId and selectedVoice are both given; voice.voiceId was used");
    }

    @Test
    void shouldIgnoreAnUnknownFieldAndOfferTheNearestName() {
        assertThat(accepted(script("'voice':{'sped':2},'captoins':{},'xyzzy':1"))
                        .warnings())
                .containsExactly(
                        "voice.sped is not a known field and was ignored; did you mean voice.speed?",
                        "captoins is not a known field and was ignored; did you mean captions?",
                        "xyzzy is not a known field and was ignored");
    }

    @Test
    void shouldTakeTheLegacyBlockAudioForMusic() {
        RenderSpec spec = accepted(script("'audio':{'url':'example.com/a.mp3','generate':true}"))
                .spec();
        assertThat(spec.get(MusicParameters.AUDIO_URL)).isEqualTo("https://example.com/a.mp3");
        assertThat(spec.get(MusicParameters.GENERATE_MUSIC)).isTrue();
    }

    @Test
    void shouldMergeTheEscapeHatchLastAndCheckIt() {
        Accepted outcome = accepted(script(
                "'voice':{'speed':1},'advanced':{'customCreationParams':{'voice':{'speed':1.5},'nbGenerations':2,'slug':'x','flowType':'y','promptCustomRules':'Be"
                        + " kind'}}"));
        assertThat(outcome.spec().get(VoiceParameters.SPEED)).isEqualTo(1.5);
        assertThat(outcome.spec().get(OptionParameters.OUTPUT_COUNT)).isEqualTo(2);
        assertThat(outcome.spec().get(AdvancedParameters.PROMPT_CUSTOM_RULES)).isEqualTo("Be kind");
        assertThat(outcome.warnings())
                .containsExactlyInAnyOrder(
                        "advanced.customCreationParams.slug is locked and was ignored",
                        "advanced.customCreationParams.flowType is locked and was ignored");

        assertThat(rejected(script("'customCreationParams':{'nbGenerations':11}")))
                .extracting(Violation::field, Violation::message)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        "options.outputCount",
                        "options.outputCount (sent as advanced.customCreationParams.nbGenerations)"
                                + " must lie between 1 and 10"));
    }

    @Test
    void shouldTreatNullAsAFieldThatIsNotGiven() {
        Accepted outcome =
                accepted(script("'metadata':null,'options':{'watermark':null},'voice':null,'webhookUrl':null"));
        assertThat(outcome.warnings()).isEmpty();
        assertThat(outcome.spec().find(OptionParameters.WATERMARK)).isEmpty();
    }

    @Test
    void shouldRefuseABlockThatIsNoObject() {
        assertThat(rejected(script("'voice':'loud'")))
                .extracting(Violation::field)
                .containsExactly("voice");
    }

    @Test
    void shouldWarnBrieflyOfManyUnknownFields() {
        StringBuilder noise = new StringBuilder();
        for (int i = 0; i < 19_000; i++) {
            noise.append(",'k").append(i).append("':1");
        }
        assertThat(accepted("{'workflow':'script-to-video','input':'Hi'" + noise + "}")
                        .warnings())
                .hasSizeLessThan(60);
    }

    @Test
    void shouldKeepMetadataAsItIs() {
        String metadata = "{'duration':12,'a':{'b':[1,null,'x']}}";
        assertThat(accepted(script("'metadata':" + metadata)).spec().get(RequestParameters.METADATA))
                .isEqualTo(InterfaceField.json(metadata));
    }

    @Test
    void shouldUnwrapTheLegacyBody() {
        var body = LegacyBody.unwrap(InterfaceField.json(
                "{'creationParams':{'inputText':'Hi','ratio':'1:1','nbGenerations':2},'ratio':'4:5'}"));
        RenderSpec spec = ((Accepted) RequestNormaliser.normalise(body)).spec();
        assertThat(spec.workflow()).isEqualTo(Workflow.SCRIPT_TO_VIDEO);
        assertThat(spec.get(RequestParameters.ASPECT_RATIO)).isEqualTo("4:5");
        assertThat(spec.get(OptionParameters.OUTPUT_COUNT)).isEqualTo(2);
    }

    @Test
    void shouldRefuseABodyThatIsNestedTooDeeply() {
        String deep = "{'a':".repeat(900) + "1" + "}".repeat(900);
        assertThat(rejected(script("'metadata':" + deep))).singleElement().satisfies(violation -> {
            assertThat(violation.field()).startsWith("metadata.a.a");
            assertThat(violation.message()).endsWith("must not lie deeper than 100 levels");
        });
        String flat = "{'a':".repeat(90) + "1" + "}".repeat(90);
        accepted(script("'metadata':" + flat));
    }
}
