package io.reelmill.illustrator;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.character.CharacterPainter;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.idea.CharacterFilter;
import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.idea.Planner;
import io.reelmill.illustrator.paint.Bloom;
import io.reelmill.illustrator.scene.CharacterPlace;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;
import io.reelmill.illustrator.treatment.Treatment;
import io.reelmill.illustrator.treatment.Treatments;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Detail;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Draws pictures from words, without a model or network; equal ideas and looks give equal pictures. */
public final class EmbeddedIllustrator implements Illustrator {
    /** Changes the seed for the nearest layer, so that it differs from those behind it. */
    private static final long NEARER = 977;

    private final Planner planner = new Planner(Lexicon.get());

    @Override
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        return planner.plan(topic, shots, look);
    }

    @Override
    public Idea receive(Idea idea, DepictedCharacter character) {
        return CharacterFilter.of(idea, character);
    }

    @Override
    public Picture draw(Idea idea, Look look, Path folder) {
        if (Glyphs.get().find(idea.hero()).isEmpty()) {
            throw new ProviderException(
                    ProviderException.Category.INTERNAL,
                    "shot " + idea.shot() + " wants an unknown thing: " + idea.hero());
        }
        Scene scene = Scenes.set(idea, look);
        Treatment treatment = Treatments.of(look.style());
        Plates plates = new Plates(scene, folder, "shot-%03d".formatted(idea.shot()));
        try {
            boolean gleams = look.detail().rich() && Treatments.isLit(look.style());
            List<Layer> layers = new ArrayList<>();
            layers.add(plates.backdrop(gleams ? Bloom.place(treatment::backdrop) : treatment::backdrop));
            add(layers, plates.plate("motifs", treatment::motifs, 1.0, null));
            BiConsumer<Scene, Canvas> hero = gleams ? Bloom.things(treatment::hero) : treatment::hero;
            add(layers, plates.plate("hero", hero, 1.08, Moves.hero(scene)));
            if (look.detail() != Detail.PLAIN) {
                add(layers, plates.plate("accents", treatment::accents, 1.4, Moves.accents(scene)));
            }
            if (look.detail().rich()) {
                Scene other = scene.with(scene.seed() + NEARER);
                Layer.Sway sway = Moves.accents(other);
                add(layers, plates.plate("near", (s, canvas) -> treatment.accents(other, canvas), 1.75, sway));
            }
            if (idea.character() != null) {
                // in front of everything: floating things must not hide a face
                add(
                        layers,
                        character(
                                idea.character(), CharacterPlace.in(idea, look).orElseThrow(), treatment, plates));
            }
            return new Picture(scene.width(), scene.height(), layers, Moves.camera(scene));
        } catch (IOException e) {
            throw new ProviderException(
                    ProviderException.Category.INTERNAL, "cannot write the picture of shot " + idea.shot(), e);
        }
    }

    private static Optional<Layer> character(
            DepictedCharacter character, CharacterPlace place, Treatment treatment, Plates plates) throws IOException {
        try (Image figure = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(Path.of(character.figure())))) {
            CharacterPainter painter = new CharacterPainter(character.pose(), figure, place);
            // as near as the hero or a little nearer: both stand on the same ground
            return plates.plate(
                    "character", (scene, canvas) -> treatment.character(scene, canvas, painter::paint), 1.12, null);
        }
    }

    private static void add(List<Layer> layers, Optional<Layer> layer) {
        layer.ifPresent(layers::add);
    }
}
