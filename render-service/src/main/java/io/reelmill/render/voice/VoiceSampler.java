package io.reelmill.render.voice;

import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner.Clone;
import io.reelmill.providers.speech.VoiceCloner.Sample;
import io.reelmill.remote.media.TempFolder;
import io.reelmill.render.voice.Cloners.Made;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Path;
import org.jboss.logging.Logger;

/** Makes voices of recordings, and lets them be heard. */
@Singleton
class VoiceSampler {

    private static final Logger LOG = Logger.getLogger(VoiceSampler.class);
    private static final String GREETING = "Hello! This is how I sound when I tell your story.";

    private final Cloners cloners;
    private final MediaIntake intake;
    private final MediaStore store;

    VoiceSampler(Cloners cloners, MediaIntake intake, MediaStore store) {
        this.cloners = cloners;
        this.intake = intake;
        this.store = store;
    }

    /**
     * Makes a voice.
     *
     * @throws ProviderException INPUT when the recording is of no use, PASSING when nobody can make it now
     */
    VoiceMade make(VoiceOrder order) throws IOException {
        if (cloners.makers().isEmpty()) {
            throw new ProviderException(Category.PASSING, "no one is configured who clones voices");
        }
        StoredMedia recording = store.find(order.sample())
                .orElseThrow(() -> new ProviderException(Category.INTERNAL, "the recording is not in the media store"));
        try (TempFolder scratch = new TempFolder()) {
            Path raw = scratch.folder().resolve("raw");
            recording.copyTo(raw);
            Path wav = VoiceSample.sample(intake, raw, scratch.folder());
            Made made = cloners.make(new Sample(order.name(), order.description(), wav));
            Clone clone = made.voice();
            boolean heard = heard(made, order.preview(), scratch.folder().resolve("preview.wav"));
            String language = clone.language().isEmpty() ? null : clone.language();
            return new VoiceMade(made.cloner().name(), clone.reference(), language, heard);
        }
    }

    /** Deletes a voice. Where its cloner is not configured any more there is nothing to delete. */
    void forget(VoiceMade voice) {
        cloners.named(voice.cloner()).ifPresent(cloner -> cloner.forget(voice.reference()));
    }

    /** A voice is made even when it does not speak yet. */
    private boolean heard(Made made, String key, Path wav) throws IOException {
        try {
            SpeechSynthesizer speaker = made.cloner().speaker(made.voice().reference());
            Speech speech = speaker.speak(GREETING, new Voice("", "en", 1, 0.5));
            WavWriter.write(wav, new WavFormat(speech.sampleRate(), 1, WavFormat.Encoding.PCM_16), speech.samples());
            store.put(key, wav);
            return true;
        } catch (ProviderException e) {
            LOG.warnf("a cloned voice cannot be heard yet: %s", e.getMessage());
            return false;
        }
    }
}
