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
 * Transcribes English with CMU Sphinx 4 and its generic US model, without network or cost. About half of the words of
 * running speech are correct; other languages and singing are not recognised. Unintelligible segments are left out and
 * reported.
 */
public final class SphinxTranscriber implements Transcriber, Aligner {

    /**
     * Sphinx logs every loaded file and every unknown word. The logger is held here, because its level would be lost
     * when it is garbage-collected.
     */
    private static final List<Logger> QUIET =
            List.of(Logger.getLogger("edu.cmu.sphinx"), Logger.getLogger("languageModel"));

    private static final double KNOWN_SHARE = 0.5;

    private final int threads;
    private final Decoders decoders;

    /** As many recognisers as processors, at most two: each uses about 300 MB while it works. */
    public SphinxTranscriber() {
        this(Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors())));
    }

    /** @param recognisers number of utterances decoded in parallel, at least 1 */
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
        // Without a single recognised word it was probably not speech.
        List<Stretch> unclear = understood.words().isEmpty()
                ? List.of()
                : understood.unclear().stream()
                        .map(s -> new Stretch(s.start(), s.end()))
                        .toList();
        return new Transcript("en", PunctuationRestorer.write(understood.words()), unclear);
    }

    /**
     * Aligns the words of a known text with a recording. English words are recognised among those of the text; in other
     * languages words share the voiced time by their length.
     *
     * @param text spoken or sung in the recording
     * @param progress receives the finished share before each utterance; an exception from it stops the work
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
            // singing, or speech over music
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
