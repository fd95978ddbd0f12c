package io.reelmill.hearing.likeness;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.sound.wav.Resampler;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.VoiceAdjustment;
import java.io.IOException;
import java.nio.file.Path;

/**
 * An approximate voice clone without an external service: the built-in voice takes over pitch, intonation, timbre and
 * speaking rate of a recording. The result is not mistaken for the speaker. Only five numbers are stored; they are the
 * reference.
 */
public final class LikenessCloner implements VoiceCloner {

    private static final String LANGUAGE = "en";
    /** Minimum seconds of pitched voice for a reliable measurement. */
    private static final double LEAST = 2;

    private static final int RATE = 16_000;
    private static final int ROUNDS = 2;
    /** A sentence with every English vowel. */
    private static final String TEXT =
            "We often go out by boat before the sun is high. The water looks like glass, and the"
                    + " birds are still asleep. Then a cool breeze fills the sails, and all at once the shore is far away.";

    @Override
    public String name() {
        return "likeness";
    }

    @Override
    public Clone clone(Sample sample) {
        VoiceTraits other = listen(sample.wav());
        if (other.voiced() < LEAST) {
            throw new ProviderException(
                    Category.INPUT,
                    "must lead to a recording of somebody who speaks; a voice is heard for only %.1f seconds in it"
                            .formatted(other.voiced()));
        }
        VoiceAdjustment manner = VoiceAdjustment.USUAL;
        for (int i = 0; i < ROUNDS; i++) {
            Speech own = new MaryVoice(manner).speak(TEXT, new Voice("", LANGUAGE, 1, 0.5));
            manner = Likeness.nearer(manner, new VoiceListener(own.sampleRate(), own.samples()).listen(), other);
        }
        return new Clone(manner.toString(), LANGUAGE);
    }

    /** Nothing is stored elsewhere that would have to be deleted. */
    @Override
    public void forget(String reference) {
        VoiceAdjustment.parse(reference);
    }

    @Override
    public SpeechSynthesizer speaker(String reference) {
        return new MaryVoice(VoiceAdjustment.parse(reference));
    }

    static VoiceTraits listen(Path wav) {
        try (WavReader reader = WavReader.open(wav);
                StereoSource source = new Resampler(reader, RATE)) {
            int frames = Math.toIntExact(source.frames());
            float[] left = new float[frames];
            float[] right = new float[frames];
            int at = 0;
            for (int n = source.read(left, right, 0, frames); n > 0; ) {
                at += n;
                n = at < frames ? source.read(left, right, at, frames - at) : 0;
            }
            return new VoiceListener(RATE, left).listen();
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a recording could not be listened to", e);
        }
    }
}
