package io.reelmill.hearing.vosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.hearing.Transcript.Stretch;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Without a model, which is too large to be kept: what is done with folders, and with what the library answers. */
class VoskTranscriberTest {

    @TempDir
    Path folder;

    @Test
    void shouldKnowTheLanguagesOfTheModelsByTheirNames() throws IOException {
        model("vosk-model-small-en-us-0.15");
        model("vosk-model-de-0.21");
        model("vosk-model-small-cn-0.22");

        VoskTranscriber vosk = VoskTranscriber.in(folder);

        assertThat(vosk.languages()).containsExactly("de", "zh", "en");
        assertThat(List.of("en", "en-GB", "de_AT", "zh-CN", "", "fr"))
                .map(vosk::understands)
                .containsExactly(true, true, true, true, true, false);
    }

    @Test
    void shouldTakeTheFolderOfOneModel() throws IOException {
        assertThat(VoskTranscriber.in(model("vosk-model-small-pt-0.3")).languages())
                .containsExactly("pt");
    }

    @Test
    void shouldLeaveOutWhatIsNoWholeModel() throws IOException {
        Files.delete(model("vosk-model-small-fr-0.22").resolve("am/final.mdl"));
        Files.delete(model("vosk-model-small-it-0.22").resolve("graph/HCLG.fst"));
        model("somebody-else");
        Files.writeString(folder.resolve("vosk-model-es-0.42.zip"), "not unpacked");

        assertThat(VoskTranscriber.in(folder).languages()).isEmpty();
    }

    @Test
    void shouldFailForAModelThatTheLibraryDoesNotTake() throws IOException {
        VoskTranscriber vosk = VoskTranscriber.in(model("vosk-model-small-en-us-0.15"));
        Path wav = folder.resolve("said.wav");
        Files.copy(VoskTranscriberTest.class.getResourceAsStream("../likeness/novel-3.wav"), wav);

        assertThatThrownBy(() -> vosk.transcribe(wav, "en", share -> {}))
                .isInstanceOf(ProviderException.class)
                .hasMessage("Vosk could not transcribe a recording.");
    }

    @Test
    void shouldLeaveOutWhatCouldNotBeMadeOut() throws IOException {
        VoskResult result = VoskResult.read("""
                {"result": [{"conf": 0.97, "end": 0.6, "start": 0.2, "word": "hello"},
                            {"conf": 0.31, "end": 0.9, "start": 0.6, "word": "whirled"},
                            {"conf": 1.0, "end": 1.2, "start": 0.9, "word": "<unk>"},
                            {"end": 2.0, "start": 1.5, "word": "again"}], "text": "hello whirled again"}""");

        assertThat(result.words())
                .containsExactly(new SpokenWord("hello", 0.2, 0.6), new SpokenWord("again", 1.5, 2.0));
        assertThat(result.unclear()).containsExactly(new Stretch(0.6, 1.2));
        assertThat(VoskResult.read("{\"text\": \"\"}").words()).isEmpty();
    }

    /** The files that are looked for, with nothing in them that a recogniser could use. */
    private Path model(String name) throws IOException {
        Path model = Files.createDirectories(folder.resolve(name));
        for (String file : List.of("am/final.mdl", "conf/model.conf", "conf/mfcc.conf", "graph/HCLG.fst")) {
            Files.createDirectories(model.resolve(file).getParent());
            Files.writeString(model.resolve(file), "");
        }
        return model;
    }
}
