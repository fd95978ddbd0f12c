package io.reelmill.render.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.stage.StageContext;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.Voices;
import io.reelmill.speech.piper.PiperVoices;
import io.reelmill.writer.ScriptReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of the operator's with a voice whose model is broken. */
class BrokenVoiceModelTest {

    private static final String SETTINGS = """
            {"audio": {"sample_rate": 22050}, "phoneme_type": "text", "language": {"code": "en_US"},
             "inference": {"noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8}, "num_speakers": 1,
             "speaker_id_map": {},
             "phoneme_id_map": {"_": [0], "^": [1], "$": [2], " ": [3], ".": [4], "a": [10], "c": [11], "s": [12], "t": [13]}}
            """;

    @TempDir
    Path voices;

    @TempDir
    Path project;

    @Test
    void shouldSpeakWithTheBuiltInVoiceAndSaySo() throws Exception {
        Files.writeString(voices.resolve("broken.onnx.json"), SETTINGS);
        Files.writeString(voices.resolve("broken.onnx"), "no model");
        PiperVoices piper = PiperVoices.in(voices);
        assertThat(piper.ids()).containsExactly("broken");
        Script script = new ScriptReader().read("Cats sleep a lot.", "en");
        List<String> warnings = new ArrayList<>();

        Narration narration = new NarrationStage(
                        new Voices(List.of(new MaryVoice())).behind(List.of(piper), 1), project)
                .run(
                        new NarrationStage.Order(script, new Voice("any", "en", 1, 0.5), true, false, 25),
                        project,
                        new StageContext() {
                            @Override
                            public void progress(double share) {}

                            @Override
                            public void warn(String message) {
                                warnings.add(message);
                            }

                            @Override
                            public boolean stopped() {
                                return false;
                            }
                        });

        assertThat(narration.file()).isNotNull();
        assertThat(narration.words()).hasSize(4);
        assertThat(warnings).containsExactly("The AI voice was not available; the built-in voice was used");
    }
}
