package io.reelmill.hearing;

import io.reelmill.hearing.EnglishDecoder.Heard;
import io.reelmill.hearing.Utterances.Understood;
import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.hearing.Aligner;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.hearing.Transcript.Stretch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Writes down English by CMU Sphinx 4 and its generic US model: no network, no cost. About half of the words of running
 * speech come out right; other languages and singing do not come out at all. Stretches that make no sense are left out, and
 * named.
 */
public final class SphinxTranscriber implements Transcriber, Aligner {

    /** Sphinx logs every loaded file and every unknown word; held here, or the level would be collected with it. */
    private static final List<Logger> QUIET =
            List.of(Logger.getLogger("edu.cmu.sphinx"), Logger.getLogger("languageModel"));

    private static final double KNOWN_SHARE = 0.5;

    private final int threads;
    private final Decoders decoders;

    /** As many recognisers as there are processors, at most two: each needs some 300 MB while it works. */
    public SphinxTranscriber() {
        this(Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors())));
    }

    /** @param recognisers how many utterances are decoded at once, at least 1 */
    public SphinxTranscriber(int recognisers) {
        QUIET.forEach(logger -> logger.setLevel(Level.OFF));
        threads = recognisers;
        decoders = new Decoders(recognisers);
    }

    @Override
    public String name() {
        return "sphinx";
    }

    @Override
    public boolean understands(String language) {
        String tag = language.toLowerCase(Locale.ROOT);
        return tag.isEmpty() || tag.equals("en") || tag.startsWith("en-") || tag.startsWith("en_");
    }

    @Override
    public Transcript transcribe(Path wav, String language, DoubleConsumer progress) {
        progress.accept(0);
        MonoSound recording = MonoSound.read(wav);
        List<Segment> segments = SilenceReport.of(recording).silent() ? List.of() : VoiceActivity.of(recording);
        Understood understood = new Utterances(recording, segments, decoders).decode(threads, progress);
        // Where no word at all was understood it was hardly speech.
        List<Stretch> unclear = understood.words().isEmpty()
                ? List.of()
                : understood.unclear().stream()
                        .map(s -> new Stretch(s.start(), s.end()))
                        .toList();
        return new Transcript("en", PunctuationRestorer.write(understood.words()), unclear);
    }

    /**
     * Gives the words of a known text the times at which they are heard. English words are recognised among those of
     * the text; in other languages words share the voiced time by their length.
     *
     * @param text what is said or sung in the recording
     * @param progress told the share that is done, before each utterance; an exception of it ends the work
     * @return every word of the text, split at white space, in order
     * @throws io.reelmill.providers.ProviderException when the sound cannot be read
     */
    @Override
    public Transcript align(Path wav, String text, DoubleConsumer progress) {
        progress.accept(0);
        MonoSound recording = MonoSound.read(wav);
        List<String> words = text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
        List<Segment> voiced = VoiceActivity.of(recording);
        if (voiced.isEmpty()) {
            // sung, or over music
            voiced = VocalParts.parts(recording, words.size());
        }
        EnglishText english = new EnglishText(text);
        boolean known = !words.isEmpty() && english.knownShare() >= KNOWN_SHARE;
        List<Heard> heard = new ArrayList<>();
        if (known) {
            EnglishDecoder decoder = english.decoder();
            double total = voiced.stream().mapToDouble(Segment::seconds).sum();
            double done = 0;
            for (Segment segment : voiced) {
                for (Segment piece : VoiceActivity.pieces(recording, segment)) {
                    progress.accept(Math.min(1, done / total));
                    heard.addAll(decoder.decode(recording, piece));
                    done += piece.seconds();
                }
            }
        }
        progress.accept(1);
        return new Transcript(known ? "en" : "und", new Alignment(words, voiced).align(heard));
    }
}
