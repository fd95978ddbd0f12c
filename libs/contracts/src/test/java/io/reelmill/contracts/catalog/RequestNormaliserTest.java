package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestNormaliserTest {

    @ParameterizedTest
    @EnumSource(Workflow.class)
    void theSmallestGoodBodyOfEachWorkflowIsAcceptedWithoutWarnings(Workflow workflow) {
        assertThat(accepted(InterfaceField.body(workflow)).warnings()).isEmpty();
    }

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
    void eachWorkflowNamesTheInputThatItCannotDoWithout(String workflow, String fields) {
        assertThat(rejected("{'workflow':'" + workflow + "'}"))
                .extracting(Violation::field)
                .containsExactly(fields.split(" "));
    }

    @Test
    void aMissingWorkflowIsTheOnlyViolationAndListsTheTen() {
        List<Violation> violations = rejected("{'source':{'text':'Hi'}}");
        assertThat(violations).hasSize(1);
        assertThat(violations.get(0).message())
                .startsWith("workflow is required")
                .contains("ad-generator");
    }

    @Test
    void allViolationsAreReportedAtOnceInTheOrderOfTheCatalog() {
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
    void inputIsTextOrPromptAsTheWorkflowNeeds() {
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
    void theCanonicalNameWinsOverItsAliasAndAWarningSaysSo() {
        Accepted outcome = accepted(script("'voice':{'speed':1.5,'voiceId':'a','id':'b'},'selectedVoice':'c'"));
        assertThat(outcome.spec().get(VoiceParameters.VOICE_ID)).isEqualTo("a");
        assertThat(outcome.warnings())
                .containsExactly(
                        "voice.voiceId and voice.id are both given; voice.voiceId was used",
                        "voice.voiceId and selectedVoice are both given; voice.voiceId was used");
    }

    @Test
    void anUnknownFieldIsIgnoredAndTheNearestNameIsOffered() {
        assertThat(accepted(script("'voice':{'sped':2},'captoins':{},'xyzzy':1"))
                        .warnings())
                .containsExactly(
                        "voice.sped is not a known field and was ignored; did you mean voice.speed?",
                        "captoins is not a known field and was ignored; did you mean captions?",
                        "xyzzy is not a known field and was ignored");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'music':{'trackName':'Observer'}",
                "'audio':{'trackName':'Observer'}",
                "'selectedAudio':'Observer'",
                "'music':{'generateMusic':true}",
                "'music':{'audioUrl':'example.com/a.mp3'}"
            })
    void musicSwitchesOnWhenAnotherOfItsFieldsIsGiven(String field) {
        String avatar = "{'workflow':'avatar-to-video','source':{'text':'Hi'},'avatar':{'url':'example.com/a.png'}";
        assertThat(accepted(avatar + "}").spec().get(MusicParameters.ENABLED)).isFalse();
        assertThat(accepted(avatar + "," + field + "}").spec().get(MusicParameters.ENABLED))
                .isTrue();
    }

    @Test
    void musicThatIsSwitchedOffStaysOff() {
        assertThat(accepted(script("'music':{'enabled':false,'trackName':'Observer'}"))
                        .spec()
                        .get(MusicParameters.ENABLED))
                .isFalse();
        assertThat(accepted(script("'disableAudio':true")).spec().get(MusicParameters.ENABLED))
                .isFalse();
        Accepted stripped = accepted(script("'music':{'enabled':true},'options':{'disableAudio':true}"));
        assertThat(stripped.spec().get(MusicParameters.ENABLED)).isFalse();
        assertThat(stripped.warnings()).anyMatch(w -> w.contains("options.disableAudio"));
    }

    @Test
    void theLegacyBlockAudioIsTheMusicBlock() {
        RenderSpec spec = accepted(script("'audio':{'url':'example.com/a.mp3','generate':true}"))
                .spec();
        assertThat(spec.get(MusicParameters.AUDIO_URL)).isEqualTo("https://example.com/a.mp3");
        assertThat(spec.get(MusicParameters.GENERATE_MUSIC)).isTrue();
    }

    @Test
    void aiVideoForcesTheUltraImageModel() {
        Accepted outcome = accepted(script("'media':{'type':'ai-video','imageModel':'cheap'}"));
        assertThat(outcome.spec().get(MediaParameters.IMAGE_MODEL)).isEqualTo("ultra");
        assertThat(outcome.warnings())
                .containsExactly("media.type ai-video forces media.imageModel, which was set to ultra");
    }

    @ParameterizedTest
    @CsvSource({"standard,cheap,base", "pro,good,pro", "ultra,ultra,ultra"})
    void theQualityPicksTheModels(String quality, String image, String video) {
        RenderSpec spec =
                accepted(script("'media':{'quality':'" + quality + "'}")).spec();
        assertThat(spec.get(MediaParameters.IMAGE_MODEL)).isEqualTo(image);
        assertThat(spec.get(MediaParameters.VIDEO_MODEL)).isEqualTo(video);
    }

    @ParameterizedTest
    @CsvSource({"base,base", "pro,pro", "ultra,pro", "veo3,pro", "sora2,pro"})
    void motionGraphicsKnowsTwoDirectors(String asked, String used) {
        RenderSpec spec = accepted(script("'media':{'type':'motion-graphics','videoModel':'" + asked + "'}"))
                .spec();
        assertThat(spec.get(MediaParameters.VIDEO_MODEL)).isEqualTo(used);
    }

    @Test
    void providedItemsInOrderForceThemToBeTheOnlyOnes() {
        Accepted outcome = accepted(
                script("'media':{'type':'custom','useProvidedInOrder':true,'provided':[{'url':'example.com/a.mp4'}]}"));
        assertThat(outcome.spec().get(MediaParameters.USE_ONLY_PROVIDED)).isTrue();
        assertThat(outcome.warnings()).anyMatch(w -> w.contains("media.useOnlyProvided"));
        assertThat(outcome.spec()
                        .get(MediaParameters.PROVIDED)
                        .get(0)
                        .path("type")
                        .asText())
                .isEqualTo("video");
    }

    @Test
    void customMediaNeedsSomethingToSee() {
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
    void motionTransferTakesExactlyOneImage() {
        ObjectNode body = InterfaceField.body(Workflow.MOTION_TRANSFER);
        InterfaceField.put(body, "media.provided", "[{'url':'example.com/a.png'},{'url':'example.com/b.png'}]");
        assertThat(rejected(body)).extracting(Violation::field).containsExactly("media.provided");
    }

    @Test
    void anAvatarNeedsItsAddressWhereverItIsShown() {
        assertThat(rejected(script("'hasAvatar':true")))
                .extracting(Violation::field)
                .containsExactly("avatar.url");
        assertThat(accepted(script("'hasAvatar':true,'characterIds':['one']"))
                        .spec()
                        .find(AvatarParameters.URL))
                .isEmpty();
    }

    @Test
    void aCharacterIsOfNoUseWhereNoPictureIsDrawn() {
        assertThat(accepted("{'workflow':'static-background-video','input':'Hi there','characterIds':['one']}")
                        .warnings())
                .containsExactly("characterIds has no effect in static-background-video");
        assertThat(accepted(script("'characterIds':['one']")).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'',                                                                       40",
        "'\"source\":{\"durationSeconds\":20}',                                    20",
        "'\"durationSeconds\":20,\"options\":{\"promptTargetDuration\":90}',       90",
        "'\"durationSeconds\":20,\"options\":{\"promptTargetDuration\":\"auto\"}', 20",
        "'\"promptTargetDuration\":\"25\"',                                        25",
    })
    void theTargetDurationWinsThenTheHintThenFortySeconds(String fields, double seconds) {
        String more = fields.isEmpty() ? "" : "," + fields;
        RenderSpec spec = accepted("{'workflow':'prompt-to-video','prompt':'Whales'" + more + "}")
                .spec();
        assertThat(spec.get(SourceParameters.DURATION_SECONDS)).isEqualTo(seconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "FR", "pt-BR", "zh_Hant", "deu", "fil", "auto"})
    void aLanguageIsNamedByItsCodeOrLeftToBeFoundOut(String code) {
        assertThat(accepted(script("'lang':'" + code + "'")).spec().get(VoiceParameters.LANGUAGE))
                .isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"xx", "klingon", "e", "english", "en_"})
    void aLanguageThatNobodyKnowsIsRefused(String code) {
        assertThat(rejected(script("'lang':'" + code + "'")))
                .extracting(Violation::field, Violation::message)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        "voice.language",
                        "voice.language (sent as lang) must be an ISO 639 language code such as en, fr or"
                                + " pt-BR, or auto"));
    }

    @Test
    void theEscapeHatchIsMergedLastAndCheckedLikeAnythingElse() {
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

    @ParameterizedTest
    @CsvSource({"9 / 16,9:16", "portrait,9:16", "Landscape,16:9", "square,1:1", "feed,4:5", "LinkedIn,4:5", "AUTO,auto"
    })
    void ratiosHaveOtherNames(String sent, String meant) {
        assertThat(accepted(script("'ratio':'" + sent + "'")).spec().get(RequestParameters.ASPECT_RATIO))
                .isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({
        "example.com, https://example.com",
        "example.com/a?b=c, https://example.com/a?b=c",
        "http://example.com:8080/x, http://example.com:8080/x",
        "https://bücher.example/ä, https://xn--bcher-kva.example/%C3%A4",
    })
    void addressesAreCompleted(String sent, String used) {
        assertThat(accepted("{'workflow':'article-to-video','source':{'url':'" + sent + "'}}")
                        .spec()
                        .get(SourceParameters.URL))
                .isEqualTo(used);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "ftp://example.com/a",
                "file:///etc/passwd",
                "http://",
                "http://user:pw@example.com/",
                "javascript:alert(1)",
                "//example.com/a",
                "http://example.com:99999/"
            })
    void whatIsNoWebAddressIsRefused(String sent) {
        assertThat(rejected("{'workflow':'article-to-video','source':{'url':'" + sent + "'}}"))
                .extracting(Violation::field)
                .containsExactly("source.url");
    }

    @Test
    void nullIsAFieldThatIsNotGiven() {
        Accepted outcome =
                accepted(script("'metadata':null,'options':{'watermark':null},'voice':null,'webhookUrl':null"));
        assertThat(outcome.warnings()).isEmpty();
        assertThat(outcome.spec().find(OptionParameters.WATERMARK)).isEmpty();
    }

    @Test
    void aBlockThatIsNoObjectIsAViolation() {
        assertThat(rejected(script("'voice':'loud'")))
                .extracting(Violation::field)
                .containsExactly("voice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "\\ud800", "\\udc00x"})
    void textThatNoDatabaseKeepsIsRefused(String escape) {
        assertThat(rejected(script("'metadata':{'note':'" + escape + "'}")))
                .extracting(Violation::field)
                .containsExactly("metadata.note");
    }

    @Test
    void aBodyOfNoiseIsAnsweredBriefly() {
        StringBuilder noise = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            noise.append(",'k").append(i).append("':1");
        }
        assertThat(accepted("{'workflow':'script-to-video','input':'Hi'" + noise + "}")
                        .warnings())
                .hasSizeLessThan(60);
    }

    @Test
    void metadataIsKeptAsItIs() {
        String metadata = "{'duration':12,'a':{'b':[1,null,'x']}}";
        assertThat(accepted(script("'metadata':" + metadata)).spec().get(RequestParameters.METADATA))
                .isEqualTo(InterfaceField.json(metadata));
    }

    @Test
    void theFormerWrapperIsUnwrapped() {
        var body = LegacyBody.unwrap(InterfaceField.json(
                "{'creationParams':{'inputText':'Hi','ratio':'1:1','nbGenerations':2},'ratio':'4:5'}"));
        RenderSpec spec = ((Accepted) RequestNormaliser.normalise(body)).spec();
        assertThat(spec.workflow()).isEqualTo(Workflow.SCRIPT_TO_VIDEO);
        assertThat(spec.get(RequestParameters.ASPECT_RATIO)).isEqualTo("4:5");
        assertThat(spec.get(OptionParameters.OUTPUT_COUNT)).isEqualTo(2);
    }

    @Test
    void aBodyThatIsNestedTooDeeplyIsRefusedWithoutBeingRead() {
        String deep = "{'a':".repeat(900) + "1" + "}".repeat(900);
        assertThat(rejected(script("'metadata':" + deep))).singleElement().satisfies(violation -> {
            assertThat(violation.field()).startsWith("metadata.a.a");
            assertThat(violation.message()).endsWith("must not lie deeper than 100 levels");
        });
        String flat = "{'a':".repeat(90) + "1" + "}".repeat(90);
        accepted(script("'metadata':" + flat));
    }

    @Test
    void aQuizNamesEachPlaceWhereSomethingIsMissing() {
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

    private static String script(String fields) {
        return "{'workflow':'script-to-video','source':{'text':'Hello there.'}," + fields + "}";
    }

    private static Accepted accepted(String json) {
        return accepted((ObjectNode) InterfaceField.json(json));
    }

    private static Accepted accepted(ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Accepted.class);
        return (Accepted) outcome;
    }

    private static List<Violation> rejected(String json) {
        return rejected((ObjectNode) InterfaceField.json(json));
    }

    private static List<Violation> rejected(ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Rejected.class);
        return ((Rejected) outcome).violations();
    }
}
