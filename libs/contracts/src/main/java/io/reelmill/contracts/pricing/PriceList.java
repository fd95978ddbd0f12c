package io.reelmill.contracts.pricing;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Prices in credits, as {@code pricing.yaml} has them. What is estimated and what is charged goes through the same lines,
 * once with foreseen and once with actual {@link Usage}.
 *
 * @param version of the prices; estimates name it
 * @param render for each output
 * @param export of a finished project, for each call
 * @param clipSeconds longest clip that one clip price buys
 * @param fourK what an output in 4k costs on top
 * @param density visuals a minute
 * @param wordsPerMinute of speech at normal speed
 */
public record PriceList(
        String version,
        int render,
        int export,
        Map<String, Integer> image,
        Map<String, Integer> clip,
        int clipSeconds,
        Map<String, Integer> motionGraphicsScene,
        int stockItem,
        Voice voice,
        Started transcription,
        int music,
        Avatar avatar,
        int soundEffects,
        int websiteRecording,
        int cover,
        FourK fourK,
        Map<String, Integer> density,
        int wordsPerMinute) {

    /** So much for each started so many seconds. */
    public record Started(int perStarted, int credits) {}

    /** {@code enhanced} is for each output. */
    public record Voice(int perStarted, int credits, int enhanced) {}

    /** {@code backgroundRemoval} is for each output. */
    public record Avatar(int perStarted, int credits, int backgroundRemoval) {}

    /** A share of the generation costs, and no less than {@code least}. */
    public record FourK(double share, int least) {}

    /**
     * The prices of this build.
     *
     * @throws UncheckedIOException when {@code pricing.yaml} is missing or unreadable
     */
    public static PriceList load() {
        try (InputStream in = PriceList.class.getResourceAsStream("/pricing.yaml")) {
            return new YAMLMapper()
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .readValue(in, PriceList.class);
        } catch (IOException e) {
            throw new UncheckedIOException("pricing.yaml cannot be read", e);
        }
    }

    /** What a render is going to cost at most: what it reserves. */
    public Estimate estimate(RenderSpec spec) {
        return estimate(spec, OptionalDouble.empty());
    }

    /** The address of the sound or video whose length decides the price, where the request does not tell that length. */
    public Optional<String> sourceToMeasure(RenderSpec spec) {
        return Length.sourceToMeasure(spec);
    }

    /**
     * What a request names that is too long for a video: its script, or its source.
     *
     * @param sourceSeconds as in {@link #estimate(RenderSpec, OptionalDouble)}
     */
    public Optional<Violation> excess(RenderSpec spec, OptionalDouble sourceSeconds) {
        return Length.excess(spec, wordsPerMinute, sourceSeconds);
    }

    /**
     * What makes the film longer than so many seconds, as the estimate foresees it; its code is {@code plan_required}.
     *
     * @param sourceSeconds as in {@link #estimate(RenderSpec, OptionalDouble)}
     */
    public Optional<Violation> filmAbove(int maxSeconds, RenderSpec spec, OptionalDouble sourceSeconds) {
        return Length.filmAbove(maxSeconds, spec, wordsPerMinute, sourceSeconds);
    }

    /**
     * What makes a film longer than the plan of its workspace allows, when its length is known. It may be a quarter longer, as the
     * estimate of spoken text is not exact; films whose length the writer aims at are never too long.
     */
    public static Optional<Violation> filmAbove(RenderSpec spec, double seconds) {
        return Length.filmAbove(spec, seconds);
    }

    /**
     * The same for a source that was measured.
     *
     * @param sourceSeconds what {@link #sourceToMeasure} leads to, in seconds; empty when that could not be told
     */
    public Estimate estimate(RenderSpec spec, OptionalDouble sourceSeconds) {
        Length length = Length.of(spec, wordsPerMinute, sourceSeconds);
        List<Line> one = new OutputPrice(this, spec).lines(Forecast.of(this, spec, length.seconds()));
        int outputs = spec.get(OptionParameters.OUTPUT_COUNT);
        List<Line> all = one.stream().map(line -> line.times(outputs)).toList();
        List<String> assumptions = new ArrayList<>(List.of(length.assumption().get()));
        if (outputs > 1) {
            assumptions.add("Each of the " + outputs + " outputs is made on its own.");
        }
        return new Estimate(total(all), outputs, all, version, assumptions);
    }

    /**
     * What one finished output is charged with.
     *
     * @param usage what it took to make
     * @param reserved for this output: the reservation of the run divided by its outputs
     * @return never more than was reserved
     */
    public int charge(RenderSpec spec, Usage usage, int reserved) {
        return Math.min(reserved, total(new OutputPrice(this, spec).lines(usage)));
    }

    /** What a media generation costs. */
    public Estimate estimate(GenerationSpec spec) {
        List<Line> lines = GenerationPrice.lines(this, spec);
        return new Estimate(total(lines), spec.get(GenerationParameters.COUNT), lines, version, List.of());
    }

    private static int total(List<Line> lines) {
        return lines.stream().mapToInt(Line::credits).reduce(0, Math::addExact);
    }
}
