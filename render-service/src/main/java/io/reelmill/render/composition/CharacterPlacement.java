package io.reelmill.render.composition;

import io.reelmill.cards.CardStyle;
import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.figure.CharacterImageStage;
import io.reelmill.render.figure.CharacterOverlayStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.overlay.CharacterBox;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.CastList;
import io.reelmill.render.visuals.SpokenTrack.Standing;
import io.reelmill.render.visuals.Visual;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The request's characters in a film: in the pictures that are drawn, and before those that are made otherwise. */
public final class CharacterPlacement {

    private static final String LIVING = "ai-video";
    /** Media types that characters are not drawn into, but can stand in front of. */
    private static final Set<String> BACKED = Set.of("motion-graphics", "stock-video");

    private final RenderAttempt attempt;
    private final Look look;
    private final InputFetcher inputs;

    public CharacterPlacement(RenderAttempt attempt, Look look) {
        this.attempt = attempt;
        this.look = look;
        this.inputs = new InputFetcher(attempt);
    }

    /**
     * @param depicted who appears in the picture of each shot, null where nobody does; empty when nobody appears at all
     * @param standing when somebody stands before the pictures
     */
    record Cast(List<DepictedCharacter> depicted, List<Standing> standing) {

        static final Cast NOBODY = new Cast(List.of(), List.of());
    }

    /**
     * Decides when each character appears. Those that stand in front of the pictures become overlays of the draft.
     *
     * @param all the shots of the film; those behind the pictured ones show the same pictures again
     */
    Cast cast(TimelineDraft draft, List<Shot> all, List<? extends Visual> visuals) throws Exception {
        List<FeaturedCharacter> characters = besideTheAvatar();
        if (characters.isEmpty() || attempt.spec().workflow() == Workflow.STATIC_BACKGROUND_VIDEO) {
            return Cast.NOBODY;
        }
        List<Boolean> open =
                visuals.stream().map(v -> isDrawn(v) || isBacked(v)).toList();
        if (!open.contains(true)) {
            attempt.warn("characterIds: no picture of this film is drawn, so no character appears in one");
            return Cast.NOBODY;
        }
        int[] cast = new CastList(characters).of(all.subList(0, visuals.size()), open);
        Map<Integer, DepictedCharacter> ready = new HashMap<>();
        DepictedCharacter[] inPictures = new DepictedCharacter[cast.length];
        DepictedCharacter[] before = new DepictedCharacter[cast.length];
        for (int i = 0; i < cast.length; i++) {
            if (cast[i] != CastList.NOBODY) {
                if (!ready.containsKey(cast[i])) {
                    ready.put(cast[i], depict(characters.get(cast[i]), draft));
                }
                (isBacked(visuals.get(i)) ? before : inPictures)[i] = ready.get(cast[i]);
            }
        }
        List<DepictedCharacter> standing = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            standing.add(before[i % before.length]);
        }
        boolean any = Arrays.stream(inPictures).anyMatch(Objects::nonNull);
        return new Cast(any ? Arrays.asList(inPictures) : List.of(), stand(draft, all, standing));
    }

    /** Lays the characters over a film of one picture: one is always there, several take turns. */
    public void accompany(TimelineDraft draft, List<Shot> shots) throws Exception {
        List<FeaturedCharacter> characters = besideTheAvatar();
        if (characters.isEmpty()) {
            return;
        }
        int[] cast = new CastList(characters).of(shots, Collections.nCopies(shots.size(), true));
        List<DepictedCharacter> standing = new ArrayList<>();
        for (int i = 0; i < cast.length; i++) {
            cast[i] = cast[i] == CastList.NOBODY ? cast[i - 1] : cast[i];
            standing.add(depict(characters.get(cast[i]), draft));
        }
        stand(draft, shots, standing);
    }

    /** @param depicted who stands there during each shot, null for nobody */
    private List<Standing> stand(TimelineDraft draft, List<Shot> shots, List<DepictedCharacter> depicted)
            throws Exception {
        List<Standing> standing = new ArrayList<>();
        boolean right = (attempt.seed() >> 5 & 1) == 0;
        for (int i = 0; i < shots.size(); i++) {
            DepictedCharacter character = depicted.get(i);
            int first = i;
            while (i + 1 < shots.size() && character != null && character.equals(depicted.get(i + 1))) {
                i++;
            }
            if (character != null) {
                double from = first == 0 ? 0 : shots.get(first).start();
                double to =
                        i + 1 == shots.size() ? draft.seconds() : shots.get(i).end();
                int ground = CardStyle.of(look).accent() & 0xFFFFFF;
                Result<CharacterOverlayStage.Made> made = attempt.run(
                        Step.FIGURE,
                        new CharacterOverlayStage(attempt.folder()),
                        new CharacterOverlayStage.Order(character.pose(), character.figure(), ground));
                double aspect = made.value().width() / (double) made.value().height();
                CharacterBox stand = CharacterBox.of(character, aspect, draft.canvas(), right);
                draft.addOverlay(
                        stand.overlay(made.folder() + "/" + made.value().file(), from, to));
                standing.add(new Standing(from, to, stand.room()));
            }
        }
        return standing;
    }

    /** A character that is the avatar is not shown a second time beside it. */
    private List<FeaturedCharacter> besideTheAvatar() throws Exception {
        if (attempt.spec().characters().isEmpty()) {
            return List.of();
        }
        List<FeaturedCharacter> all = inputs.characters();
        boolean talks = attempt.spec().get(AvatarParameters.ENABLED)
                && attempt.spec().workflow().showsAvatars()
                && attempt.spec().find(AvatarParameters.URL).isEmpty();
        return talks && !all.isEmpty() ? all.subList(1, all.size()) : all;
    }

    private DepictedCharacter depict(FeaturedCharacter who, TimelineDraft draft) throws Exception {
        Material image = inputs.portrait(who);
        var order = new CharacterImageStage.Order(
                "characterIds (" + who.name() + ")",
                image.picture(),
                look.preset(),
                look.frameWidth(),
                look.frameHeight());
        var stage = new CharacterImageStage(
                attempt.providers().figures().remover(),
                attempt.providers().pictures().restyler(),
                attempt.folder());
        Result<CharacterImageStage.Made> made = attempt.run(Step.FIGURE, stage, order);
        boolean captioned = look.captioned() != Captioned.NOWHERE;
        CaptionBand band = CaptionBand.of(attempt.captionStyle(draft.language()), draft.canvas());
        return new DepictedCharacter(
                who.name(),
                who.description(),
                made.value().pose(),
                made.folder() + "/" + made.value().figure(),
                made.value().width(),
                made.value().height(),
                made.folder() + "/" + made.value().portrait(),
                captioned ? band.top() : 1,
                captioned ? band.bottom() : 1,
                InputFetcher.model(who));
    }

    /** Whether its picture is generated, so that a character can be drawn into it. */
    private static boolean isDrawn(Visual visual) {
        return visual instanceof Visual.Drawn
                || visual instanceof Visual.Clip clip && clip.engine().equals(LIVING)
                || visual instanceof Visual.Split split && (isDrawn(split.above()) || isDrawn(split.below()));
    }

    private static boolean isBacked(Visual visual) {
        return visual instanceof Visual.Clip clip && BACKED.contains(clip.engine());
    }
}
