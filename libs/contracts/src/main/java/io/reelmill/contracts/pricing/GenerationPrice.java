package io.reelmill.contracts.pricing;

import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import java.util.ArrayList;
import java.util.List;

/** Prices a media generation. All of it is known from the request, so the estimate is the charge. */
final class GenerationPrice {

    private GenerationPrice() {}

    static List<Line> lines(PriceList prices, GenerationSpec spec) {
        List<Line> lines = new ArrayList<>();
        if (!spec.isVideo()) {
            String model = spec.get(GenerationParameters.IMAGE_QUALITY);
            lines.add(Line.of(
                    "image",
                    "Generated image, " + model,
                    spec.get(GenerationParameters.COUNT),
                    "image",
                    prices.image().get(model)));
            return lines;
        }
        String model = spec.get(GenerationParameters.VIDEO_QUALITY);
        int seconds = spec.get(GenerationParameters.DURATION);
        lines.add(Line.of(
                "clip",
                "AI video clip, " + model,
                started(seconds, prices.clipSeconds()),
                "clip",
                prices.clip().get(model)));
        PriceList.Voice voice = prices.voice();
        if (!spec.speech().isBlank()) {
            lines.add(Line.of(
                    "voice",
                    "Voice-over",
                    started(seconds, voice.perStarted()),
                    "started " + voice.perStarted() + " s",
                    voice.credits()));
        } else if (spec.get(GenerationParameters.WITH_TRANSCRIPT)
                && !spec.texts(GenerationParameters.REFERENCE_AUDIOS).isEmpty()) {
            PriceList.Started transcription = prices.transcription();
            lines.add(Line.of(
                    "transcription",
                    "Transcription",
                    started(seconds, transcription.perStarted()),
                    "started minute",
                    transcription.credits()));
        }
        return lines;
    }

    private static int started(int seconds, int perStarted) {
        return (seconds + perStarted - 1) / perStarted;
    }
}
