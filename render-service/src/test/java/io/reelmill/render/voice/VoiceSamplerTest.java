package io.reelmill.render.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.media.FolderStore;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.sound.wav.WavWriter;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceSamplerTest {

    private static final int RATE = 16_000;
    private static MediaIntake intake;

    @TempDir
    Path folder;

    private final List<String> heard = new ArrayList<>();
    private double sampleSeconds;
    private ProviderException failure;
    private FolderStore store;

    @BeforeAll
    static void open() {
        intake = new MediaIntake();
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @BeforeEach
    void store() throws IOException {
        store = new FolderStore(folder.resolve("media"));
    }

    @Test
    void shouldMakeAVoiceOfARecordingWithoutTheSilenceAroundItAndLetItBeHeard() throws IOException {
        record(2, 7, 3);
        VoiceMade made = desk(cloner("eleven")).make(order());
        assertThat(made).isEqualTo(new VoiceMade("eleven", "ref of Ada", null, true));
        assertThat(sampleSeconds).isCloseTo(7.1, within(0.1));
        assertThat(store.find("voices/w/1.wav")).isPresent();
        assertThat(heard).as("by the new voice").containsExactly("ref of Ada");
    }

    @Test
    void shouldListenToTheFirstHundredSecondsOnly() throws IOException {
        record(0, 130, 0);
        desk(cloner("eleven")).make(order());
        assertThat(sampleSeconds).isCloseTo(100, within(0.1));
    }

    @Test
    void shouldSayWhatIsWrongWithARecordingInWordsThatGoOnFromItsField() throws IOException {
        VoiceSampler desk = desk(cloner("eleven"));
        record(1, 3, 1);
        refused(desk, "must lead to at least 5 seconds of a voice; there are 3.1");
        record(6, 0, 0);
        refused(desk, "must lead to a recording of a voice; what is there is silent");
        put(Files.writeString(folder.resolve("page"), "<html>busy</html>"));
        refused(desk, "must lead to an audio file; what is there ");
        ImageIO.write(
                new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("picture").toFile());
        put(folder.resolve("picture"));
        refused(desk, "must lead to an audio file; what is there is a picture");
        assertThat(heard).isEmpty();
    }

    @Test
    void shouldTryTheNextClonerAndKeepAVoiceThatDoesNotSpeakYet() throws IOException {
        record(0, 6, 0);
        VoiceCloner absent = new Absent();
        VoiceCloner mute = cloner("mute");
        failure = new ProviderException(Category.PASSING, "later");
        VoiceMade made = desk(absent, mute).make(order());
        assertThat(made).isEqualTo(new VoiceMade("mute", "ref of Ada", null, false));
        assertThat(store.find("voices/w/1.wav")).isEmpty();

        assertThatThrownBy(() -> desk(absent).make(order()))
                .isInstanceOf(ProviderException.class)
                .extracting("category")
                .isEqualTo(Category.PASSING);
    }

    private void refused(VoiceSampler desk, String words) {
        assertThatThrownBy(() -> desk.make(order()))
                .hasMessageStartingWith(words)
                .extracting("category")
                .isEqualTo(Category.INPUT);
    }

    private VoiceSampler desk(VoiceCloner... cloners) {
        return new VoiceSampler(new Cloners(List.of(cloners), List.of()), intake, store);
    }

    private static VoiceOrder order() {
        return new VoiceOrder("Ada", "", "voices/w/1.sample", "voices/w/1.wav");
    }

    private void record(double before, double tone, double after) throws IOException {
        float[] samples = new float[(int) ((before + tone + after) * RATE)];
        for (int i = (int) (before * RATE); i < (int) ((before + tone) * RATE); i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * 180 * i / RATE));
        }
        Path wav = folder.resolve("sample.wav");
        WavWriter.write(wav, new WavFormat(RATE, 1, WavFormat.Encoding.PCM_16), samples);
        put(wav);
    }

    private void put(Path file) throws IOException {
        store.put("voices/w/1.sample", file);
    }

    private VoiceCloner cloner(String name) {
        return new VoiceCloner() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Clone clone(Sample sample) {
                try (WavReader wav = WavReader.open(sample.wav())) {
                    sampleSeconds = wav.frames() / (double) wav.sampleRate();
                    assertThat(wav.format().channels()).isEqualTo(1);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return new Clone("ref of " + sample.name(), "");
            }

            @Override
            public void forget(String reference) {
                throw new AssertionError("a voice that was just made is not to be forgotten");
            }

            @Override
            public SpeechSynthesizer speaker(String reference) {
                return new Tone(reference);
            }
        };
    }

    /** Fails always. */
    private static final class Absent implements VoiceCloner {

        @Override
        public String name() {
            return "absent";
        }

        @Override
        public Clone clone(Sample sample) {
            throw new ProviderException(Category.PASSING, "absent");
        }

        @Override
        public void forget(String reference) {
            throw new AssertionError("who made no voice is not to forget one");
        }

        @Override
        public SpeechSynthesizer speaker(String reference) {
            throw new AssertionError("who made no voice is not to speak with one");
        }
    }

    /** Says everything as half a second of nothing. */
    private final class Tone implements SpeechSynthesizer {

        private final String reference;

        Tone(String reference) {
            this.reference = reference;
        }

        @Override
        public String name() {
            return reference;
        }

        @Override
        public boolean speaks(String language) {
            return true;
        }

        @Override
        public Speech speak(String text, Voice voice) {
            heard.add(reference);
            if (failure != null) {
                throw failure;
            }
            return new Speech(RATE, new float[RATE / 2], List.of());
        }

        @Override
        public double wordsPerMinute(String language) {
            return 150;
        }
    }
}
