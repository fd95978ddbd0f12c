package io.reelmill.render.workflow;

import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.providers.picture.Guest;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.figure.GuestStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.CastList;
import io.reelmill.render.visuals.Visual;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The request's characters in the pictures of a film. */
final class Starring {

    private static final String LIVING = "ai-video";

    private final Take take;
    private final Look look;

    Starring(Take take, Look look) {
        this.take = take;
        this.look = look;
    }

    /** Who appears in the picture of each shot, null where nobody does; empty when nobody appears at all. */
    List<Guest> guests(RoughCut cut, List<Shot> shots, List<? extends Visual> visuals) throws Exception {
        List<FeaturedCharacter> characters = besideTheAvatar();
        if (characters.isEmpty() || !take.spec().workflow().showsCharacters()) {
            return List.of();
        }
        List<Boolean> open = visuals.stream().map(Starring::isDrawn).toList();
        if (!open.contains(true)) {
            take.warn("characterIds: no picture of this film is drawn, so no character appears in one");
            return List.of();
        }
        int[] cast = new CastList(characters).of(shots, open);
        Map<Integer, Guest> ready = new HashMap<>();
        Guest[] guests = new Guest[cast.length];
        for (int i = 0; i < cast.length; i++) {
            if (cast[i] != CastList.NOBODY) {
                if (!ready.containsKey(cast[i])) {
                    ready.put(cast[i], guest(characters.get(cast[i]), cut));
                }
                guests[i] = ready.get(cast[i]);
            }
        }
        return Arrays.asList(guests);
    }

    /** Who already talks need not stand beside it as well. */
    private List<FeaturedCharacter> besideTheAvatar() {
        List<FeaturedCharacter> all = take.spec().characters();
        boolean talks = take.spec().get(AvatarParameters.ENABLED)
                && take.spec().workflow().showsAvatars()
                && take.spec().find(AvatarParameters.URL).isEmpty();
        return talks && !all.isEmpty() ? all.subList(1, all.size()) : all;
    }

    private Guest guest(FeaturedCharacter who, RoughCut cut) throws Exception {
        Material image = new Gathering(take).portrait(who);
        var order =
                new GuestStage.Order(who.name(), image.picture(), look.preset(), look.frameWidth(), look.frameHeight());
        var stage = new GuestStage(
                take.crew().figures().remover(), take.crew().picturing().restyler(), take.folder());
        Result<GuestStage.Made> made = take.run(Step.FIGURE, stage, order);
        boolean captioned = look.captioned() != Captioned.NOWHERE;
        CaptionBand band = CaptionBand.of(take.captionStyle(cut.language()), cut.canvas());
        return new Guest(
                who.name(),
                who.description(),
                made.value().pose(),
                made.folder() + "/" + made.value().figure(),
                made.value().width(),
                made.value().height(),
                made.folder() + "/" + made.value().portrait(),
                captioned ? band.top() : 1,
                captioned ? band.bottom() : 1);
    }

    /** Whether its picture is made as the request describes it, so that somebody can be in it. */
    private static boolean isDrawn(Visual visual) {
        return visual instanceof Visual.Drawn
                || visual instanceof Visual.Clip clip && clip.engine().equals(LIVING)
                || visual instanceof Visual.Split split && (isDrawn(split.above()) || isDrawn(split.below()));
    }
}
