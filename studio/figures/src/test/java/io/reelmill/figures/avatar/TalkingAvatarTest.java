package io.reelmill.figures.avatar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.figure.AvatarOrder;
import io.reelmill.timeline.Footage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TalkingAvatarTest {

    private static final int RATE = 16_000;

    @Test
    void shouldHearLoudAndSilentMoments() {
        VoiceTrack voice = VoiceTrack.hear(voice(2), RATE);

        assertThat(voice.at(0.5).open()).isGreaterThan(0.5);
        assertThat(voice.at(1.5).open()).isLessThan(0.05);
        assertThat(voice.at(5)).isEqualTo(Viseme.SHUT);
    }

    @Test
    void shouldRoundTheLipsForADarkSoundAndSpreadThemForABrightOne() {
        assertThat(VoiceTrack.hear(tone(1, 300), RATE).at(0.5).wide()).isLessThan(-0.5);
        assertThat(VoiceTrack.hear(tone(1, 2200), RATE).at(0.5).wide()).isGreaterThan(0.5);
    }

    @Test
    void shouldShowADarkMouthOnlyWhileItSpeaks() {
        Pixels still = Drawings.cartoonFace(300, true);
        Optional<Face> face = new FaceFinder(still).find();
        try (AnimatedPortrait portrait = new AnimatedPortrait(still, face, 0, new IdleMotion(1, 1))) {
            int shut = darkInMouth(portrait.frame(0.1, Viseme.SHUT), face.orElseThrow());
            int half = darkInMouth(portrait.frame(0.1, new Viseme(0.5, 0, 0)), face.orElseThrow());
            int open = darkInMouth(portrait.frame(0.1, new Viseme(1, 0, 0)), face.orElseThrow());

            assertThat(shut).isLessThan(5);
            assertThat(half).isGreaterThan(40);
            assertThat(open).isGreaterThan(half + 40);
        }
    }

    @Test
    void shouldBlinkNowAndThen() {
        IdleMotion life = new IdleMotion(7, 30);
        int blinks = 0;
        boolean shut = false;
        for (double t = 0; t < 30; t += 0.01) {
            boolean now = life.at(t, 0).lids() > 0.9;
            blinks += now && !shut ? 1 : 0;
            shut = now;
        }
        assertThat(blinks).isBetween(5, 16);
    }

    @Test
    void shouldWriteAClipAsLongAsAskedThatIsTheSameEachTime(@TempDir Path folder) throws IOException {
        Path image = folder.resolve("face.png");
        Path wav = folder.resolve("voice.wav");
        Drawings.cartoonFace(200, false).write(image);
        write(voice(1), wav);

        for (String name : new String[] {"a.mp4", "b.mp4"}) {
            var order = new AvatarOrder(image, wav, 1.2, 10, "cheap", 0x336699);
            new TalkingAvatar().animate(order, folder.resolve(name), () -> false);
        }

        assertThat(folder.resolve("a.mp4")).hasSameBinaryContentAs(folder.resolve("b.mp4"));
        try (VideoFrames reel = VideoFrames.open(folder.resolve("a.mp4"))) {
            assertThat(reel.width()).isEqualTo(200);
            assertThat(reel.seconds()).isCloseTo(1.2, within(0.05));
            assertThat(Lab.of(reel.at(0).argb()[0])[0]).isCloseTo(Lab.of(0x336699)[0], within(0.03f));
        }
    }

    @Test
    void shouldLeaveNoFileWhenItIsStopped(@TempDir Path folder) throws IOException {
        Path image = folder.resolve("face.png");
        Path wav = folder.resolve("voice.wav");
        Drawings.iconFace(100).write(image);
        write(voice(1), wav);
        Path mp4 = folder.resolve("clip.mp4");

        var order = new AvatarOrder(image, wav, 1, 10, "good", 0);
        assertThatThrownBy(() -> new TalkingAvatar().animate(order, mp4, () -> true))
                .isInstanceOf(CancellationException.class);
        assertThat(Files.exists(mp4)).isFalse();
    }

    @Test
    void shouldFitAVideoToAVoice() {
        assertThat(FittedAvatarVideo.plan(10, 11)).isEqualTo(new Footage(0, 10 / 11.0, false));
        assertThat(FittedAvatarVideo.plan(30, 10)).isEqualTo(new Footage(0, 1, false));
        Footage loop = FittedAvatarVideo.plan(4, 11);
        assertThat(loop.loop()).isTrue();
        assertThat(11 * loop.speed() / 3.6)
                .as("whole rounds of 4 s less the cross-fade")
                .isCloseTo(3, within(1e-9));
    }

    /** Pixels around the mouth that are nearly black. */
    private static int darkInMouth(Pixels frame, Face face) {
        int dark = 0;
        int half = (int) face.mouth().halfWidth();
        for (int y = (int) face.mouth().y() - half; y < face.mouth().y() + half; y++) {
            for (int x = (int) face.mouth().x() - half; x < face.mouth().x() + half; x++) {
                dark += Lab.of(frame.argb()[y * frame.width() + x])[0] < 0.35f ? 1 : 0;
            }
        }
        return dark;
    }

    /** Half spoken, half silent. */
    private static float[] voice(double seconds) {
        float[] out = tone(seconds, 700);
        for (int i = out.length / 2; i < out.length; i++) {
            out[i] = 0;
        }
        return out;
    }

    private static float[] tone(double seconds, double hertz) {
        float[] out = new float[(int) (seconds * RATE)];
        for (int i = 0; i < out.length; i++) {
            out[i] = 0.4f * (float) Math.sin(2 * Math.PI * hertz * i / RATE);
        }
        return out;
    }

    private static void write(float[] samples, Path wav) throws IOException {
        byte[] bytes = new byte[samples.length * 2];
        for (int i = 0; i < samples.length; i++) {
            int v = Math.round(samples[i] * 32_000);
            bytes[2 * i] = (byte) v;
            bytes[2 * i + 1] = (byte) (v >> 8);
        }
        AudioFormat form = new AudioFormat(RATE, 16, 1, true, false);
        AudioSystem.write(
                new AudioInputStream(new ByteArrayInputStream(bytes), form, samples.length),
                AudioFileFormat.Type.WAVE,
                wav.toFile());
    }
}
