package io.reelmill.figures.avatar;

import io.reelmill.figures.film.Film;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.providers.figure.AvatarOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Animates a still so that it talks: the mouth follows the voice, the eyes blink, head and chest move slightly. When no
 * face is found, the whole figure bobs while it speaks.
 */
public final class TalkingAvatar implements AvatarAnimator {

    @Override
    public String name() {
        return "still-puppet";
    }

    @Override
    public void animate(AvatarOrder order, Path mp4, BooleanSupplier stopped) {
        double frameRate = order.frameRate();
        Pixels still = sized(Pixels.read(order.image()), order.shorterSide());
        VoiceTrack voice = VoiceTrack.hear(order.voice());
        Optional<Face> face = new FaceFinder(still).find();
        IdleMotion life = new IdleMotion(Arrays.hashCode(still.argb()), order.seconds());
        int frames = (int) Math.max(1, Math.ceil(order.seconds() * frameRate));
        try (AnimatedPortrait portrait = new AnimatedPortrait(still, face, order.backdrop(), life);
                Film film = Film.write(mp4, still.width(), still.height(), frameRate, stopped)) {
            for (int k = 0; k < frames; k++) {
                double t = k / frameRate;
                film.add(portrait.frame(t, voice.at(t)));
            }
            film.finish();
        }
    }

    /** Limits the shorter side to the quality level; both sides are even. */
    private static Pixels sized(Pixels image, int most) {
        double scale = Math.min(1, most / (double) Math.min(image.width(), image.height()));
        scale = Math.min(scale, 2.4 * most / Math.max(image.width(), image.height()));
        return image.scaled(even(image.width() * scale), even(image.height() * scale));
    }

    private static int even(double side) {
        return (int) Math.max(16, 2 * Math.round(side / 2));
    }
}
