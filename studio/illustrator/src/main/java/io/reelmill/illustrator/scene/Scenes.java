package io.reelmill.illustrator.scene;

import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Look.Detail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** Lays out the scene of an idea: sizes and positions of things, hour, light and colours. */
public final class Scenes {

    /** Share of the height where captions at the bottom end. */
    private static final double CAPTIONS_END = 0.795;
    /** Height of two lines, as a share of the shorter side. */
    private static final double CAPTIONS_HEIGHT = 0.19;

    private Scenes() {}

    /** The scene of an idea. Deterministic. */
    public static Scene set(Idea idea, Look look) {
        SplittableRandom chance = new SplittableRandom(idea.seed());
        int fw = look.frameWidth();
        int fh = look.frameHeight();
        int w = (int) Math.round(fw * Scene.ROOM / 2) * 2;
        int h = (int) Math.round(fh * Scene.ROOM / 2) * 2;
        Place place = Place.of(idea.place());
        Optional<CharacterPlace> character = CharacterPlace.in(idea, look);
        Composition composition =
                character.map(CharacterPlace::composition).orElseGet(() -> Composition.of(idea.composition()));
        Palette palette = Palettes.choose(look.palette(), look.direction(), look.seed());
        Tones.Hour hour = hour(place, palette, idea.mood(), chance.nextDouble());
        Palette turned = palette.turned((chance.nextDouble() - 0.5) * 44);
        turned = turned.withDominant(place.skyHue(turned.dominant()));
        Tones tones = Tones.of(turned, hour, place.landHue(turned.support()));
        double base = Math.min(0.54 * fw, 0.43 * fh) * size(look.captioned());
        Stage stage = new Stage(w, h, fw, fh, look.captioned());
        Prop hero = character
                .map(g -> g.hero(idea.hero(), base, grounded(place), look))
                .orElseGet(() -> stage.fitted(hero(idea, composition, base, stage)));
        List<Prop> motifs = new ArrayList<>();
        int most = look.detail() == Detail.PLAIN ? 1 : character.isPresent() ? CharacterPlace.MOTIFS : 3;
        for (String thing : idea.motifs()) {
            if (motifs.size() < most && Glyphs.get().find(thing).isPresent()) {
                int n = motifs.size();
                double[] where = character.map(g -> g.motif(n)).orElseGet(() -> composition.motif(n));
                motifs.add(stage.fitted(motif(thing, where, base, stage)));
            }
        }
        double ground = hero.y() + Figure.height(hero) / 2 + 0.018 * Math.min(fw, fh);
        double horizon = Math.max(ground - 0.085 * Math.min(fw, fh), Scene.down(h, fh, 0.46, look.captioned()));
        double lightX = Scene.across(w, fw, lightFromLeft(motifs, w, h, chance) ? 0.24 : 0.76);
        double lightY = Scene.down(h, fh, low(hour) ? 0.40 : 0.17, look.captioned());
        return new Scene(
                w,
                h,
                fw,
                fh,
                place,
                composition,
                look.captioned(),
                look.detail(),
                hour,
                idea.mood(),
                turned,
                tones,
                hero,
                motifs,
                horizon,
                ground,
                lightX,
                lightY,
                idea.seconds(),
                idea.seed());
    }

    private static final Pattern ROOTED = Pattern.compile(
            "building-(?!.*tunnel).*|home(?:-.*)?|eiffel-tower|torii|pyramid|wall|windmill.*|tower.*|mountain.*|volcano.*|trees?|christmas-tree|cactus|lighthouse.*|rising-bars|chart-.*");

    /** Whether things stand on the ground there. */
    public static boolean grounded(Place place) {
        return switch (place) {
            case SKY, SPACE, UNDERWATER, SEA -> false;
            default -> true;
        };
    }

    /** Share of the frame's height where two lines of captions at the bottom begin. */
    static double captionsTop(int frameWidth, int frameHeight) {
        return CAPTIONS_END - CAPTIONS_HEIGHT * Math.min(frameWidth, frameHeight) / frameHeight;
    }

    /** What things are placed on. */
    private record Stage(int width, int height, int frameWidth, int frameHeight, Captioned captioned) {

        /** Share of the frame on each side where nothing stands: a camera that comes near takes it away. */
        private static final double MARGIN = 0.09;
        /** What the camera may move without another thought, as a share of the height. */
        private static final double CAMERA = 0.02;

        /**
         * Moved between the margins, and made smaller where there is no room for that. Captions at the bottom do not stand on
         * it: their letters are as large in a wide frame as in a tall one, and take more of its height.
         */
        Prop fitted(Prop prop) {
            double low = captioned == Captioned.BOTTOM ? captionsTop(frameWidth, frameHeight) - CAMERA : 1 - MARGIN;
            double top = Scene.across(height, frameHeight, MARGIN);
            double bottom = Scene.across(height, frameHeight, low);
            double left = x(MARGIN);
            double right = x(1 - MARGIN);
            double down = Figure.reach(prop);
            double across = Figure.reachAcross(prop);
            double scale = Math.min(1, Math.min((bottom - top) / 2 / down, (right - left) / 2 / across));
            return new Prop(
                    prop.thing(),
                    Math.max(left + across * scale, Math.min(right - across * scale, prop.x())),
                    Math.max(top + down * scale, Math.min(bottom - down * scale, prop.y())),
                    prop.size() * scale,
                    prop.tilt(),
                    prop.distance());
        }

        boolean wide() {
            return frameWidth > 1.15 * frameHeight;
        }

        double x(double fraction) {
            return Scene.across(width, frameWidth, fraction);
        }

        double y(double fraction) {
            return Scene.down(height, frameHeight, fraction, captioned);
        }
    }

    /** Without captions there is room for more. */
    private static double size(Captioned captioned) {
        return switch (captioned) {
            case NOWHERE -> 1.12;
            case MIDDLE -> 0.94;
            case TOP -> 1;
            case BOTTOM -> 1.1;
        };
    }

    private static Prop hero(Idea idea, Composition c, double base, Stage stage) {
        double x = stage.wide() ? 0.5 + (c.x() - 0.5) * 1.3 : c.x();
        double y = stage.wide() ? c.y() - 0.01 : c.y();
        return new Prop(idea.hero(), stage.x(x), stage.y(y), base * c.scale(), tilt(idea.hero(), c), 0);
    }

    /** What stands in the ground does not lean. */
    private static double tilt(String hero, Composition c) {
        return ROOTED.matcher(hero).matches() ? 0 : c.tilt();
    }

    private static Prop motif(String thing, double[] m, double base, Stage stage) {
        double x = stage.wide() ? 0.5 + (m[0] - 0.5) * 0.92 : m[0];
        double y = stage.wide() ? Math.min(m[1], 0.50) : m[1];
        return new Prop(thing, stage.x(x), stage.y(y), base * m[2] * 1.14, m[3], m[4]);
    }

    /** The light source avoids the things in the upper corners. */
    private static boolean lightFromLeft(List<Prop> motifs, int w, int h, SplittableRandom chance) {
        boolean left = chance.nextBoolean();
        for (Prop motif : motifs) {
            if (motif.y() < h * 0.36) {
                return motif.x() > w / 2.0;
            }
        }
        return left;
    }

    private static boolean low(Tones.Hour hour) {
        return hour == Tones.Hour.GOLDEN || hour == Tones.Hour.DUSK;
    }

    private static Tones.Hour hour(Place place, Palette palette, String mood, double dice) {
        if (place == Place.NIGHT || place == Place.SPACE || place == Place.TECH) {
            return Tones.Hour.NIGHT;
        }
        return switch (mood) {
            case "dark", "mysterious" -> dice < 0.5 ? Tones.Hour.NIGHT : Tones.Hour.DUSK;
            case "sad", "tense", "epic" -> Tones.Hour.DUSK;
            case "warm" -> Tones.Hour.GOLDEN;
            case "joyful" -> dice < 0.6 ? Tones.Hour.DAY : Tones.Hour.GOLDEN;
            default ->
                palette.dark()
                        ? dice < 0.5 ? Tones.Hour.DUSK : dice < 0.75 ? Tones.Hour.NIGHT : Tones.Hour.GOLDEN
                        : dice < 0.45 ? Tones.Hour.DAY : dice < 0.8 ? Tones.Hour.GOLDEN : Tones.Hour.DUSK;
        };
    }
}
