package io.reelmill.contracts.pricing;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestNormaliser;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceListTest {

    /** 60 words: 24 s at normal speed. */
    private static final String TEXT = "word ".repeat(60).strip();

    private final PriceList prices = PriceList.load();

    @Test
    void shouldHaveTheAgreedPrices() {
        assertThat(prices.version()).isEqualTo("2026-11");
        assertThat(prices.render()).isEqualTo(10);
        assertThat(prices.export()).isEqualTo(10);
        assertThat(prices.clip()).containsEntry("veo3", 80).containsEntry("base", 15);
    }

    @ParameterizedTest(name = "{0} costs {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // 10 the call, 24 s: 4 images at 10 a minute, 3 started 10 s of voice
                "''                                                              | 21",
                "'media':{'quality':'ultra'}                                     | 29",
                "'media':{'imageModel':'cheap','density':'high'}                 | 21",
                "'media':{'maxItems':1}                                          | 15",
                "'media':{'type':'ai-video'}                                     | 133",
                "'media':{'type':'stock-video'}                                  | 17",
                "'media':{'type':'motion-graphics','videoModel':'base'}          | 133",
                "'media':{'type':'custom','provided':[{'url':'a.example/b.png'}]} | 13",
                "'media':{'provided':[{'url':'a.example/b.png'}],'turnImagesIntoVideos':true} | 51",
                "'voice':{'enabled':false}                                       | 18",
                "'voice':{'speed':2}                                             | 16",
                "'voice':{'enhanceAudio':true}                                   | 23",
                "'music':{'generateMusic':true}                                  | 31",
                "'options':{'soundEffects':true,'hasToGenerateCover':true}       | 28",
                "'source':{'websiteToRecord':'a.example'}                        | 18",
                "'avatar':{'enabled':true,'url':'a.example/b.png','removeBackground':true} | 56",
                "'options':{'outputCount':3}                                     | 63",
                "'render':{'resolution':'4k'}                                    | 31",
                "'render':{'resolution':'4k'},'media':{'type':'ai-video'}        | 195",
                "'options':{'disableVoice':true,'disableAudio':true}             | 18",
            })
    void shouldPriceAScriptOfTwentyFourSeconds(String fields, int credits) {
        String source = fields.contains("'source':{")
                ? fields.replace("'source':{", "'source':{'text':'" + TEXT + "',")
                : "'source':{'text':'" + TEXT + "'}" + (fields.isEmpty() ? "" : "," + fields);
        Estimate estimate = prices.estimate(spec("{'workflow':'script-to-video'," + source + "}"));

        assertThat(estimate.credits()).isEqualTo(credits);
        assertThat(estimate.breakdown())
                .allSatisfy(line -> assertThat(line.credits()).isEqualTo(line.quantity() * line.unitCredits()));
        assertThat(estimate.breakdown().stream().mapToInt(Line::credits).sum()).isEqualTo(credits);
    }

    @Test
    void shouldPriceAPromptByItsTargetDuration() {
        // 30 s: 5 clips at 30, 3 started 10 s of voice
        assertThat(prices.estimate(spec("{'workflow':'prompt-to-video','prompt':'x','promptTargetDuration':30}"))
                        .credits())
                .isEqualTo(10 + 5 * 30 + 3);
    }

    @Test
    void shouldPriceAnOpenLengthByTheLongestAndSaySo() {
        Estimate open =
                prices.estimate(spec("{'workflow':'prompt-to-video','prompt':'x','promptTargetDuration':'auto'}"));

        assertThat(open.credits()).isEqualTo(10 + 20 * 30 + 12);
        assertThat(open.assumptions()).anyMatch(a -> a.contains("auto") && a.contains("120 s"));
    }

    @Test
    void shouldAssumeAMinuteForAnUnknownSourceAndSaySo() {
        String article = "{'workflow':'article-to-video','source':{'url':'a.example'}";
        Estimate unknown = prices.estimate(spec(article + "}"));
        assertThat(unknown.credits()).isEqualTo(10 + 10 * 2 + 6);
        assertThat(unknown.assumptions().get(0)).contains("60 s");
        assertThat(prices.estimate(spec(article + ",'metadata':{'duration':30}}"))
                        .credits())
                .isEqualTo(10 + 5 * 2 + 3);
    }

    @Test
    void shouldCountPausesButNotPictureDirections() {
        String text = "[a long description of a picture that nobody says] one two <break time=\\\"58s\\\" /> three";
        // 1.2 s of words and 58 s of pause: 10 images, 6 started 10 s
        assertThat(prices.estimate(spec("{'workflow':'script-to-video','input':'" + text + "'}"))
                        .credits())
                .isEqualTo(10 + 10 * 2 + 6);
    }

    @Test
    void shouldChargeWhatWasUsedAndNeverMoreThanReserved() {
        RenderSpec spec = spec("{'workflow':'script-to-video','input':'" + TEXT + "'}");
        assertThat(prices.charge(spec, Usage.ofPictures(3, 19, false), 21)).isEqualTo(10 + 3 * 2 + 2);
        assertThat(prices.charge(spec, Usage.ofPictures(30, 190, true), 21)).isEqualTo(21);
    }

    @ParameterizedTest
    @CsvSource({"audio-to-video, 2", "caption-video, 2", "music-to-video, 0", "motion-transfer, 0"})
    void shouldEnhanceARecordedVoiceAtThePriceOfASpokenOne(String workflow, int more) {
        String request = "{'workflow':'" + workflow + "','source':{'url':'a.example/b.mp4'},'metadata':{'duration':20},"
                + "'media':{'provided':[{'url':'a.example/b.png'}]},'voice':{'enhanceAudio':%s}}";
        RenderSpec enhanced = spec(request.formatted("true"));
        Estimate plain = prices.estimate(spec(request.formatted("false")));

        assertThat(prices.estimate(enhanced).credits()).isEqualTo(plain.credits() + more);
        assertThat(prices.estimate(enhanced).breakdown().stream()
                        .anyMatch(l -> l.item().equals("voice_enhanced")))
                .isEqualTo(more > 0);
    }

    @Test
    void shouldNotChargeAnEnhancementThatWasNotMade() {
        RenderSpec spec = spec(
                "{'workflow':'audio-to-video','source':{'url':'a.example/b.mp3'}," + "'voice':{'enhanceAudio':true}}");
        Usage made = new Usage(0, 0, 0, 0, 0, 0, 0, 0, true, 40, 0, false, false, false, false);
        Usage notMade = new Usage(0, 0, 0, 0, 0, 0, 0, 0, false, 40, 0, false, false, false, false);

        assertThat(prices.charge(spec, made, 100)).isEqualTo(10 + 2 + 1);
        assertThat(prices.charge(spec, notMade, 100)).isEqualTo(10 + 1);
    }

    @Test
    void shouldNotOverflowOnAHostileHint() {
        Estimate estimate = prices.estimate(spec("{'workflow':'audio-to-video','source':{'url':'a.example'},"
                + "'metadata':{'duration':1e300},'nbGenerations':10,'media':{'density':'high','videoModel':'sora2'}}"));
        assertThat(estimate.credits()).isPositive();
    }

    private static RenderSpec spec(String json) {
        try {
            var body = ContractJson.mapper().readTree(json.replace('\'', '"'));
            return ((Accepted) RequestNormaliser.normalise(body)).spec();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
