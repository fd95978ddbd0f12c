package io.reelmill.figures.restyle;

import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.figure.Restyler;
import io.reelmill.providers.picture.Style;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Redraws pictures and videos by smoothing, tones, lines and textures, with settings for each preset. Shapes are kept.
 * Hand-made styles redraw a video twelve times a second; textures stay in place.
 */
public final class PaintedRestyler implements Restyler {

    @Override
    public String name() {
        return "painted";
    }

    @Override
    public void restyleImage(Path image, String preset, Path png) {
        restyle(Pixels.read(image), preset).write(png);
    }

    /** The picture in the preset's style, at the same size. */
    public Pixels restyle(Pixels picture, String preset) {
        return Recipes.of(Style.of(preset)).apply(picture, 0);
    }

    @Override
    public void restyleVideo(Path video, String preset, Path mp4, BooleanSupplier stopped) {
        Recipe recipe = Recipes.of(Style.of(preset));
        try (VideoFrames reel = VideoFrames.open(video);
                Film film = Film.write(mp4, reel.width(), reel.height(), reel.frameRate(), stopped)) {
            int frames = (int) Math.max(1, Math.round(reel.seconds() * reel.frameRate()));
            int shown = -1;
            Pixels drawn = null;
            for (int k = 0; k < frames; k++) {
                double t = (k + 0.5) / reel.frameRate();
                int beat = recipe.beats() == 0 ? k : (int) Math.floor(t * Math.min(recipe.beats(), reel.frameRate()));
                if (beat != shown) {
                    drawn = recipe.apply(reel.at(t), beat);
                    shown = beat;
                }
                film.add(drawn);
            }
            film.finish();
        }
    }
}
