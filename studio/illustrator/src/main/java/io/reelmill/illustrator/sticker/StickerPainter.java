package io.reelmill.illustrator.sticker;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.IRect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.icon.Glyph;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.Silhouette;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.idea.Mood;
import io.reelmill.illustrator.idea.Thing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws stickers of the things that a text names. */
public final class StickerPainter {

    /** A word that only hints at a thing gets no sticker. */
    private static final double SURE = 0.7;

    private static final int WHITE = 0xFFFFFFFF;

    /** Reactions by mood, the most likely first. */
    private static final Map<String, List<String>> REACTIONS = Map.ofEntries(
            Map.entry("joyful", List.of("mood-smile/f", "sparkles", "confetti", "thumb-up/f")),
            Map.entry("dark", List.of("moon/f", "ghost/f", "flame")),
            Map.entry("mysterious", List.of("eye", "help-hexagon", "key/f", "sparkles")),
            Map.entry("tense", List.of("alert-triangle", "mood-surprised", "bolt/f")),
            Map.entry("epic", List.of("crown", "star/f", "trophy", "mood-surprised")),
            Map.entry("warm", List.of("heart/f", "sun/f", "mood-smile/f")),
            Map.entry("sad", List.of("mood-sad/f", "heart-broken", "droplet/f")),
            Map.entry("calm", List.of("leaf", "moon/f", "feather")),
            Map.entry("curious", List.of("help-hexagon", "bulb", "eye")),
            Map.entry("neutral", List.of("thumb-up/f", "bulb", "sparkles", "star/f", "mood-surprised")));

    /**
     * The thing with the highest certainty in a text that was not shown before.
     *
     * @param language of the words: tag, or empty for English
     * @param shown names of things that had their sticker
     */
    public Optional<String> find(String words, String language, Set<String> shown) {
        return Lexicon.get().find(words, "", language).stream()
                .filter(match -> match.weight() >= SURE)
                .map(match -> match.thing().name())
                .filter(name -> !shown.contains(name) && Glyphs.get().find(name).isPresent())
                .findFirst();
    }

    /**
     * A reaction to the text, for pictures that already show what it names.
     *
     * @param language of the words: tag, or empty for English
     * @param shown names of things that already had a sticker
     */
    public Optional<String> reaction(String words, String language, Set<String> shown) {
        Set<String> named = Lexicon.get().find(words, "", language).stream()
                .map(match -> match.thing().name())
                .collect(Collectors.toSet());
        return REACTIONS.getOrDefault(mood(words, language), List.of()).stream()
                .filter(name -> !shown.contains(name) && !named.contains(name))
                .findFirst();
    }

    /** Signs of mood are English words; in other languages only the punctuation tells. */
    private static String mood(String words, String language) {
        return Mood.of(Lexicon.isEnglish(language) ? words : words.replaceAll("[^!?]", ""));
    }

    /**
     * Draws one.
     *
     * @param name as {@link #find} gives it
     * @param size pixels of the square that it fills
     * @throws IOException when the file cannot be written
     */
    public void draw(String name, int size, Path png) throws IOException {
        Glyph glyph = Glyphs.get().find(name).orElseThrow(() -> new IllegalArgumentException("no thing " + name));
        int edge = Math.max(3, size / 28);
        int margin = 3 * edge;
        Relief relief = Relief.of(glyph, size - 2.0 * margin, 2);
        Oklch main = Lexicon.get().thing(name).map(Thing::tint).orElseThrow().colour();
        VolumeColours volumeColours = new VolumeColours(
                main, main.lighter(0.1), main.lighter(-0.14), main.lighter(-0.3), main.lighter(-0.22));
        try (Surface surface = Surface.makeRasterN32Premul(size, size);
                Image body = Silhouette.shaded(relief, volumeColours, 1);
                Image cut = Silhouette.plain(relief, WHITE, WHITE)) {
            Canvas canvas = surface.getCanvas();
            float x = (size - relief.width) / 2f;
            float y = (size - relief.height) / 2f;
            // the white edge, and its shadow
            try (ImageFilter wide = ImageFilter.makeDilate(edge, edge, null, (IRect) null);
                    ImageFilter shadow = ImageFilter.makeDropShadow(
                            0, edge * 0.6f, edge * 0.5f, edge * 0.5f, 0x66000000, wide, (IRect) null);
                    Paint paint = new Paint().setImageFilter(shadow)) {
                canvas.drawImage(cut, x, y, paint);
            }
            canvas.drawImage(body, x, y);
            try (Image drawn = surface.makeImageSnapshot();
                    Data data = EncoderPNG.encode(drawn)) {
                Files.write(png, data.getBytes());
            }
        }
    }

    /** All things that it can draw. */
    public List<String> names() {
        return Lexicon.get().names().stream().sorted().toList();
    }
}
