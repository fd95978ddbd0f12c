package io.reelmill.remote.media;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Aligner;
import io.reelmill.providers.speech.Speech;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes speech of what a voice service sent. Files in a format of their own are opened by the isolated process alone. */
public final class SpeechImporter {

    /** No line of a script takes longer, seconds. */
    private static final double LONGEST = 600;

    private final MediaIntake intake;
    private final Aligner aligner;

    public SpeechImporter(MediaIntake intake, Aligner aligner) {
        this.intake = intake;
        this.aligner = aligner;
    }

    /**
     * Reads a file of sound.
     *
     * @throws ProviderException INTERNAL when it is not one
     */
    public Sound open(String service, byte[] file) {
        try (TempFolder scratch = new TempFolder()) {
            Path raw = Files.write(scratch.folder().resolve("raw"), file);
            Normalised found =
                    intake.normalise(raw, new NormalisationRequest(16, 16, LONGEST), scratch.folder(), () -> false);
            if (found.sound() == null) {
                throw new ProviderException(Category.INTERNAL, service + " answered with no sound");
            }
            return read(found.sound());
        } catch (MediaException e) {
            throw new ProviderException(Category.INTERNAL, service + " answered with sound that " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the sound of " + service + " could not be kept", e);
        }
    }

    /** The sound as speech; the words get their times by listening. */
    public Speech timed(String service, String text, Sound sound) {
        if (sound.isSilent()) {
            throw new ProviderException(Category.INTERNAL, service + " answered with silence");
        }
        Sound trimmed = sound.trimmed();
        try (TempFolder scratch = new TempFolder()) {
            Path wav = scratch.folder().resolve("speech.wav");
            WavWriter.write(wav, new WavFormat(trimmed.rate(), 1, WavFormat.Encoding.PCM_16), trimmed.samples());
            return new Speech(
                    trimmed.rate(), trimmed.samples(), aligner.align(wav, text).words());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the sound of " + service + " could not be kept", e);
        }
    }

    /** A WAV file of ours, both sides as one. */
    public static Sound read(Path wav) throws IOException {
        try (WavReader reader = WavReader.open(wav)) {
            int frames = Math.toIntExact(reader.frames());
            float[] left = new float[frames];
            float[] right = new float[frames];
            int read = 0;
            while (read < frames) {
                int n = reader.read(left, right, read, frames - read);
                if (n < 0) {
                    break;
                }
                read += n;
            }
            for (int i = 0; i < frames; i++) {
                left[i] = (left[i] + right[i]) / 2;
            }
            return new Sound(reader.sampleRate(), left);
        }
    }
}
