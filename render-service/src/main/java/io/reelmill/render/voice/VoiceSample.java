package io.reelmill.render.voice;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;

/** Makes a sample of a file from outside: opened by the isolated process alone, mono, without silence around it. */
final class VoiceSample {

    /** Seconds of sound; less says too little of a voice. */
    private static final double SHORTEST = 5;
    /** Seconds that are listened to; services take files of 10 MB. */
    private static final double USED = 100;
    /** Seconds. */
    private static final double LONGEST = 1800;

    private VoiceSample() {}

    /**
     * Writes the sample.
     *
     * @param raw the file, not to be opened here
     * @throws ProviderException INPUT when it is no recording of somebody who speaks, in words that go on from the field's
     */
    static Path sample(MediaIntake intake, Path raw, Path folder) throws IOException {
        try {
            Normalised found = intake.normalise(raw, new NormalisationRequest(16, 16, LONGEST), folder, () -> false);
            if (found.kind() != Kind.AUDIO) {
                String what = found.kind() == Kind.IMAGE ? "a picture" : "a video";
                throw refused("must lead to an audio file; what is there is " + what);
            }
            Sound sound = SpeechImporter.read(found.sound());
            if (sound.isSilent()) {
                throw refused("must lead to a recording of a voice; what is there is silent");
            }
            Sound trimmed = sound.trimmed();
            if (trimmed.seconds() < SHORTEST) {
                throw refused("must lead to at least %.0f seconds of a voice; there are %.1f"
                        .formatted(SHORTEST, trimmed.seconds()));
            }
            Sound used = trimmed.lasting(Math.min(USED, trimmed.seconds()));
            Path wav = folder.resolve("sample.wav");
            WavWriter.write(wav, new WavFormat(used.rate(), 1, WavFormat.Encoding.PCM_16), used.samples());
            return wav;
        } catch (MediaException e) {
            throw new ProviderException(
                    Category.INPUT, "must lead to an audio file; what is there " + e.getMessage(), e);
        }
    }

    private static ProviderException refused(String words) {
        return new ProviderException(Category.INPUT, words);
    }
}
