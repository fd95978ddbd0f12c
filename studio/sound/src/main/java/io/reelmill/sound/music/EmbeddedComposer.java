package io.reelmill.sound.music;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.sound.synth.Band;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Composes and plays music without samples, models or network. Equal briefs give equal bytes. Memory does not grow with
 * the length, because the music is rendered bar by bar.
 */
public final class EmbeddedComposer implements MusicComposer {

    private static final int RATE = 48_000;
    private static final int BLOCK = 4_800;
    private static final double FADE_SECONDS = 1.4;

    private final TrackLibrary library;

    /** A composer with the built-in tracks. */
    public EmbeddedComposer() {
        this(TrackLibrary.embedded());
    }

    public EmbeddedComposer(TrackLibrary library) {
        this.library = library;
    }

    @Override
    public BeatGrid compose(MusicBrief brief, Path wav) {
        if (!(brief.seconds() > 0)) {
            throw new ProviderException(Category.INPUT, "music lasts longer than 0 s, not " + brief.seconds());
        }
        TrackSheet sheet = sheet(brief);
        Form form = Form.of(brief.seconds(), sheet.bpm(), sheet.beats());
        Band band = Piece.band(sheet, form, brief.seed());
        Piece piece = new Piece(sheet, library, form, band, brief.seed());
        try (WavWriter writer = WavWriter.create(wav, WavFormat.HOUSE)) {
            write(piece, form.bars(), band, Math.round(brief.seconds() * RATE), writer);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "music could not be written", e);
        }
        return new BeatGrid(form.bpm(), 0, form.beats());
    }

    private TrackSheet sheet(MusicBrief brief) {
        if (!brief.prompt().isBlank()) {
            return new PromptReader(library).read(brief.prompt(), brief.seed());
        }
        return library.track(brief.trackName())
                .orElseThrow(() -> new ProviderException(
                        Category.INPUT,
                        "there is no track \"" + brief.trackName() + "\"; the nearest are "
                                + String.join(", ", library.near(brief.trackName()))));
    }

    private static void write(Piece piece, int bars, Band band, long frames, WavWriter writer) throws IOException {
        float[] left = new float[BLOCK];
        float[] right = new float[BLOCK];
        long played = 0;
        long written = 0;
        for (int bar = 0; bar <= bars; bar++) {
            piece.play(bar);
            // The output of the band is delayed: the start is skipped and the end extended by the delay.
            long until = bar == bars ? frames + Band.DELAY : piece.startOf(bar + 1);
            while (played < until) {
                int n = (int) Math.min(BLOCK, until - played);
                band.render(left, right, n);
                int skip = (int) Math.max(0, Math.min(n, Band.DELAY - played));
                fade(left, right, skip, n, written, frames);
                writer.write(left, right, skip, n - skip);
                played += n;
                written += n - skip;
            }
        }
    }

    /** Fades the rest of the tail, which has almost decayed, to silence. */
    private static void fade(float[] left, float[] right, int from, int to, long position, long frames) {
        double length = Math.min(FADE_SECONDS * RATE, frames * 0.3);
        for (int i = from; i < to; i++) {
            double t = (frames - 1 - (position + i - from)) / length;
            if (t < 1) {
                float g = (float) (0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, t)));
                left[i] *= g;
                right[i] *= g;
            }
        }
    }
}
