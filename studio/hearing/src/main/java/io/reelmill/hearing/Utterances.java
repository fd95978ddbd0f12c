package io.reelmill.hearing;

import io.reelmill.hearing.EnglishDecoder.Heard;
import io.reelmill.hearing.EnglishDecoder.Understanding;
import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleConsumer;

/** Decodes the utterances of a recording in parallel. */
final class Utterances {

    /** Minimum share of an utterance with words; music and noise decode to a few short words among fillers. */
    private static final double MIN_FILLED = 0.45;

    /** Nats a word. Measured: 5 in segments with nine correct words of ten, 10 with one of four. */
    private static final double NONSENSE = 8.8;

    private static final double ODD = 5.8;
    /** Nats a frame. Measured: 155 to 161 in a clear voice, 179 and more in a formant synthesiser. */
    private static final double STRANGE = 176;

    private final MonoSound recording;
    private final List<Segment> segments;
    private final Decoders decoders;

    Utterances(MonoSound recording, List<Segment> segments, Decoders decoders) {
        this.recording = recording;
        this.segments = segments;
        this.decoders = decoders;
    }

    private record Decoded(int index, List<Heard> words, boolean clear) {}

    /** @param unclear segments in which words were recognised wrongly */
    record Understood(List<Heard> words, List<Segment> unclear) {}

    /** All words in order. */
    Understood decode(int threads, DoubleConsumer progress) {
        ExecutorService workers =
                Executors.newFixedThreadPool(Math.min(threads, Math.max(1, segments.size())), task -> {
                    Thread thread = new Thread(task, "transcriber");
                    thread.setDaemon(true);
                    return thread;
                });
        try {
            CompletionService<Decoded> done = new ExecutorCompletionService<>(workers);
            for (int i = 0; i < segments.size(); i++) {
                int index = i;
                done.submit(() -> decode(index));
            }
            return collect(done, progress);
        } finally {
            // After cancellation no further utterance starts.
            workers.shutdownNow();
        }
    }

    private Understood collect(CompletionService<Decoded> done, DoubleConsumer progress) {
        List<List<Heard>> all = new ArrayList<>();
        segments.forEach(s -> all.add(List.of()));
        double total =
                Math.max(1e-9, segments.stream().mapToDouble(Segment::seconds).sum());
        double decoded = 0;
        List<Segment> unclear = new ArrayList<>();
        for (int i = 0; i < segments.size(); i++) {
            progress.accept(Math.min(1, decoded / total));
            Decoded next = take(done);
            all.set(next.index(), next.words());
            if (!next.clear()) {
                unclear.add(segments.get(next.index()));
            }
            decoded += segments.get(next.index()).seconds();
        }
        progress.accept(1);
        unclear.sort(Comparator.comparingDouble(Segment::start));
        return new Understood(all.stream().flatMap(List::stream).toList(), unclear);
    }

    private static Decoded take(CompletionService<Decoded> done) {
        try {
            Future<Decoded> next = done.take();
            return next.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.PASSING, "listening was interrupted", e);
        } catch (ExecutionException e) {
            throw new ProviderException(Category.INTERNAL, "the speech recogniser failed", e.getCause());
        }
    }

    private Decoded decode(int index) throws InterruptedException {
        Segment segment = segments.get(index);
        EnglishDecoder decoder = decoders.borrow();
        boolean sound = false;
        try {
            Understanding understanding = decoder.understand(recording, segment);
            List<Heard> words = understanding.words();
            sound = true;
            boolean clear = believable(words, segment) && !isNonsense(understanding);
            return new Decoded(index, clear ? words : List.of(), clear || words.isEmpty());
        } finally {
            if (sound) {
                decoders.giveBack(decoder);
            } else {
                decoders.giveUp();
            }
        }
    }

    /** Very improbable word sequences, or somewhat improbable ones in sound that is unlike speech. */
    private static boolean isNonsense(Understanding heard) {
        return heard.surprise() > NONSENSE || heard.surprise() > ODD && heard.strangeness() > STRANGE;
    }

    private static boolean believable(List<Heard> words, Segment segment) {
        double filled = words.stream().mapToDouble(w -> w.end() - w.start()).sum();
        return filled >= MIN_FILLED * segment.seconds();
    }
}
