package io.reelmill.render.provider;

import io.reelmill.hearing.vosk.VoskTranscriber;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.speech.piper.PiperVoices;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * Models that the operator has put into folders. They are asked after the services and before what is built in.
 *
 * @param voices that speak
 * @param transcribers that write down what is said
 */
record LocalModels(List<SpeechSynthesizer> voices, List<Transcriber> transcribers) {

    static final LocalModels NONE = new LocalModels(List.of(), List.of());

    private static final Logger LOG = Logger.getLogger(LocalModels.class);

    /** Those of the folders that are set; a folder that cannot be read is told in the log. */
    static LocalModels of(LocalModelSettings settings) {
        return new LocalModels(
                settings.voices().map(LocalModels::voices).orElse(List.of()),
                settings.vosk().map(LocalModels::transcribers).orElse(List.of()));
    }

    private static List<SpeechSynthesizer> voices(Path folder) {
        try {
            PiperVoices voices = PiperVoices.in(folder);
            LOG.infof("neural voices of %s: %s", folder, String.join(", ", voices.ids()));
            return voices.ids().isEmpty() ? List.of() : List.of(voices);
        } catch (IOException e) {
            LOG.errorf("the folder of voices cannot be read: %s", e);
            return List.of();
        }
    }

    private static List<Transcriber> transcribers(Path folder) {
        try {
            VoskTranscriber vosk = VoskTranscriber.in(folder);
            LOG.infof("languages of the Vosk models of %s: %s", folder, String.join(", ", vosk.languages()));
            return vosk.languages().isEmpty() ? List.of() : List.of(vosk);
        } catch (IOException e) {
            LOG.errorf("the folder of Vosk models cannot be read: %s", e);
            return List.of();
        }
    }
}
