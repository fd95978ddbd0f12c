package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.ad.AdCardStage;
import io.reelmill.render.ad.AdItem;
import io.reelmill.render.ad.AdPart;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.progress.Step;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What makes an advertisement of a narrated film: provided media where the product is spoken of, and its cards. */
public final class AdOverlays implements OverlayContributor {

    private static final Set<Role> SHOWN = Set.of(Role.PRODUCT, Role.PROOF, Role.CALL_TO_ACTION);

    private final RenderAttempt attempt;
    private final String product;
    private final List<Cue> cues;
    private final List<AdItem> items;

    /** @param cues of the first scenes that are spoken */
    public AdOverlays(RenderAttempt attempt, String product, List<Cue> cues, List<AdItem> items) {
        this.attempt = attempt;
        this.product = product;
        this.cues = cues;
        this.items = items;
    }

    /** Shots of the product want a picture of it, where there is one. */
    @Override
    public List<Shot> cut(List<Shot> shots, Spoken spoken, double seconds) {
        return items.isEmpty() ? shots : shots.stream().map(this::hinted).toList();
    }

    private Shot hinted(Shot shot) {
        int scene = shot.sceneIndex();
        boolean shows = scene < cues.size() && SHOWN.contains(cues.get(scene).role());
        return !shows || !shot.hint().isEmpty()
                ? shot
                : new Shot(shot.index(), shot.start(), shot.end(), shot.words(), product, scene);
    }

    @Override
    public void lay(TimelineDraft draft, Spoken spoken) throws Exception {
        List<AdPart> beats = beats(spoken, draft.seconds());
        Optional<AdItem> best = AdItem.best(items);
        var order = new AdCardStage.Order(
                product,
                best.map(AdItem::file).orElse(null),
                best.map(e -> e.cutOut() == null).orElse(false),
                beats,
                attempt.spec().find(SourceParameters.PROMPT).orElse(""),
                last(spoken, draft.seconds()),
                draft.canvas(),
                attempt.look(draft.canvas()),
                draft.language());
        Result<AdCardStage.Cards> cards = attempt.run(Step.VISUALS, new AdCardStage(attempt.folder()), order);
        cards.value().list().forEach(card -> draft.addOverlay(card.overlay(cards.folder())));
        // what stands on a card is not written a second time
        beats.stream()
                .filter(beat -> beat.role() == Role.HOOK || beat.role() == Role.CALL_TO_ACTION)
                .forEach(beat -> draft.removeCaptions(beat.start() - 0.05, beat.end() - 0.05));
    }

    /** The parts in order; of scenes that call for action, all that follow each other at the end are one. */
    private List<AdPart> beats(Spoken spoken, double seconds) {
        int call = cues.size();
        while (call > 0 && cues.get(call - 1).role() == Role.CALL_TO_ACTION) {
            call--;
        }
        List<AdPart> beats = new ArrayList<>();
        for (int i = 0; i < call; i++) {
            String said = spoken.script().scenes().get(i).spokenText();
            beats.add(new AdPart(cues.get(i).role(), said, start(spoken, i, seconds), start(spoken, i + 1, seconds)));
        }
        if (call < cues.size()) {
            String said = spoken.script().scenes().get(cues.size() - 1).spokenText();
            double start = start(spoken, call, seconds);
            beats.add(new AdPart(Role.CALL_TO_ACTION, said, start, last(spoken, seconds)));
        }
        return beats;
    }

    private double last(Spoken spoken, double seconds) {
        return start(spoken, cues.size(), seconds);
    }

    /** When a scene is first heard, or the end. */
    private double start(Spoken spoken, int scene, double seconds) {
        double offset = new ScriptNarration(attempt).leadIn();
        return spoken.words().stream()
                .filter(word -> word.scene() >= scene)
                .findFirst()
                .map(Narration.Word::start)
                .map(start -> offset + start)
                .orElse(seconds);
    }
}
