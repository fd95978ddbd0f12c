package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.caption.CueBuilder;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bytedeco.ffmpeg.global.avcodec;
import org.bytedeco.ffmpeg.global.avutil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilmMakerTest {

    private static final Encoding QUICK = new Encoding(23, "ultrafast", 96);
    private static final double AAC_BLOCK = 1024 / 48_000.0;

    @TempDir
    Path folder;

    private Path mp4;
    private final FilmMaker films = new FilmMaker();

    @BeforeEach
    void drawPicturesAndPlaySounds() throws IOException {
        mp4 = folder.resolve("film.mp4");
        Pictures.png(folder.resolve("a.png"), 240, 432, (x, y) -> 0xFF000000 | x << 16 | (y / 2) << 8 | 0x60);
        Pictures.png(folder.resolve("b.png"), 240, 432, (x, y) -> 0xFF000000 | (y / 2) << 16 | 0x4000 | x);
        try (WavWriter wav = WavWriter.create(folder.resolve("voice.wav"), WavFormat.HOUSE)) {
            float[] tone = new float[96_000];
            for (int i = 0; i < tone.length; i++) {
                tone[i] = (float) (0.2 * Math.sin(i * 0.05));
            }
            wav.write(tone, tone, 0, tone.length);
        }
    }

    @Test
    void shouldWriteH264HighInBt709WithStereoAacAndTheIndexInFront() throws IOException {
        FilmReport report = films.render(film(2, 30), folder, Encoding.DEFAULT, mp4, Progress.SILENT);

        assertThat(report.frames()).isEqualTo(60);
        assertThat(report.sizeBytes()).isEqualTo(Files.size(mp4));
        try (Probe probe = new Probe(mp4)) {
            var video = probe.video().codecpar();
            assertThat(video.codec_id()).isEqualTo(avcodec.AV_CODEC_ID_H264);
            assertThat(video.profile()).isEqualTo(avcodec.AV_PROFILE_H264_HIGH);
            assertThat(video.format()).isEqualTo(avutil.AV_PIX_FMT_YUV420P);
            assertThat(video.width()).isEqualTo(160);
            assertThat(video.height()).isEqualTo(288);
            assertThat(video.color_primaries()).isEqualTo(avutil.AVCOL_PRI_BT709);
            assertThat(video.color_trc()).isEqualTo(avutil.AVCOL_TRC_BT709);
            assertThat(video.color_space()).isEqualTo(avutil.AVCOL_SPC_BT709);
            assertThat(video.color_range()).isEqualTo(avutil.AVCOL_RANGE_MPEG);
            var audio = probe.audio().codecpar();
            assertThat(audio.codec_id()).isEqualTo(avcodec.AV_CODEC_ID_AAC);
            assertThat(audio.sample_rate()).isEqualTo(48_000);
            assertThat(audio.ch_layout().nb_channels()).isEqualTo(2);
        }
        String bytes = new String(Files.readAllBytes(mp4), StandardCharsets.ISO_8859_1);
        assertThat(bytes.indexOf("moov")).isLessThan(bytes.indexOf("mdat"));
        assertThat(bytes).contains("colrnclx");
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "1.37, 25", "0.8, 29.97002997", "0.5, 60"})
    void shouldEndPictureAndSoundTogether(double seconds, double rate) throws IOException {
        Timeline film = film(seconds, rate);
        films.render(film, folder, QUICK, mp4, Progress.SILENT);
        try (Probe probe = new Probe(mp4)) {
            double wanted = film.frameCount() / rate;
            assertThat(probe.videoSeconds()).isCloseTo(wanted, within(0.002));
            assertThat(probe.audioSeconds()).isCloseTo(wanted, within(AAC_BLOCK));
            assertThat(probe.video().nb_frames()).isEqualTo(film.frameCount());
            assertThat(probe.video().start_time()).isZero();
            assertThat(probe.audio().start_time()).isZero();
        }
    }

    @Test
    void shouldMakeTheSameFileOfTheSameTimeline() throws IOException {
        films.render(film(1, 30), folder, QUICK, mp4, Progress.SILENT);
        byte[] first = Files.readAllBytes(mp4);
        films.render(film(1, 30), folder, QUICK, mp4, Progress.SILENT);
        assertThat(Files.readAllBytes(mp4)).isEqualTo(first);
    }

    @Test
    void shouldMoveInEveryFrameAndShowNoBlackOne() throws IOException {
        films.render(film(1, 30), folder, new Encoding(4, "ultrafast", 96), mp4, Progress.SILENT);
        try (Probe probe = new Probe(mp4)) {
            List<double[]> frames = probe.lumaOfAllFrames();
            assertThat(frames).hasSize(30);
            for (int i = 0; i < 30; i++) {
                assertThat(mean(frames.get(i))).isGreaterThan(40);
                if (i > 0) {
                    assertThat(difference(frames.get(i), frames.get(i - 1))).isGreaterThan(0.02);
                }
            }
        }
    }

    @Test
    void shouldReportTheProgressOfEachFrame() {
        int[] told = {0};
        films.render(film(0.5, 30), folder, QUICK, mp4, new Progress() {
            @Override
            public void at(int frame, int frames) {
                assertThat(frame).isEqualTo(++told[0]);
                assertThat(frames).isEqualTo(15);
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        });
        assertThat(told[0]).isEqualTo(15);
    }

    @Test
    void shouldLeaveNoFileOfACancelledRender() {
        Progress impatient = new Progress() {
            private int seen;

            @Override
            public void at(int frame, int frames) {
                seen = frame;
            }

            @Override
            public boolean cancelled() {
                return seen == 7;
            }
        };
        assertThatThrownBy(() -> films.render(film(2, 30), folder, QUICK, mp4, impatient))
                .isInstanceOf(RenderCancelledException.class)
                .hasMessageContaining("frame 7 of 60");
        assertThat(mp4).doesNotExist();
    }

    @Test
    void shouldNameAMissingLayerOfALaterClipAndLeaveNoFile() throws IOException {
        Files.delete(folder.resolve("b.png"));
        assertThatThrownBy(() -> films.render(film(2, 30), folder, QUICK, mp4, Progress.SILENT))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("clip second")
                .hasMessageContaining("b.png");
        assertThat(mp4).doesNotExist();
    }

    @Test
    void shouldNameAMissingSound() throws IOException {
        Files.delete(folder.resolve("voice.wav"));
        assertThatThrownBy(() -> films.render(film(2, 30), folder, QUICK, mp4, Progress.SILENT))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("voice.wav");
        assertThat(mp4).doesNotExist();
    }

    @Test
    void shouldFailPlainlyWithoutTheFolder() {
        assertThatThrownBy(() ->
                        films.render(film(1, 30), folder, QUICK, folder.resolve("no/such/film.mp4"), Progress.SILENT))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("film.mp4");
    }

    @Test
    void shouldDrawAStillWithoutItsCaption() throws IOException {
        Path jpeg = folder.resolve("cover.jpg");
        films.still(film(2, 30), folder, 1, jpeg);
        assertThat(Files.readAllBytes(jpeg)).startsWith(0xFF, 0xD8);
        Path png = folder.resolve("cover.png");
        films.still(film(2, 30), folder, 99, png);
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    }

    private static Timeline film(double seconds, double rate) {
        Camera in = new Camera(new Camera.View(0.5, 0.5, 1), new Camera.View(0.45, 0.5, 0.8), Easing.LINEAR);
        double half = seconds / 2;
        Clip first = new Clip("first", 0, half + 0.2, 240, 432, List.of(layer("a.png")), in, Transition.CUT);
        Transition fade = new Transition(Transition.Kind.CROSS_FADE, 0.2);
        Clip second = new Clip("second", half, seconds, 240, 432, List.of(layer("b.png")), in, fade);
        List<Captions.Word> words =
                List.of(new Captions.Word("Hello", 0.1, 0.4), new Captions.Word("there!", 0.4, 0.8));
        Captions captions = new Captions("Wrap 1", Captions.Position.BOTTOM, "en", CueBuilder.cues(words));
        AudioTrack voice = new AudioTrack(AudioTrack.Role.VOICE, "voice.wav", 0, 0, 0, 0);
        return new Timeline(new Canvas(160, 288, rate), seconds, List.of(first, second), captions, List.of(voice));
    }

    private static Layer layer(String file) {
        return new Layer(file, 0, 0, 240, 432, 1, null);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double difference(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.abs(a[i] - b[i]);
        }
        return sum / a.length;
    }
}
