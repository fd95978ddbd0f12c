package io.reelmill.render.composition;

import io.reelmill.contracts.project.Attribution;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.card.HeadlineStage;
import io.reelmill.render.card.HeadlineStage.Credit;
import io.reelmill.render.card.Span;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An article's headline at the start, and where it and its pictures come from. */
public final class ArticleCredits implements OverlayContributor {

    /** The headline stays at least and at most so long, seconds. */
    private static final double LEAST = 2.2;

    private static final double MOST = 3.6;

    private final RenderAttempt attempt;
    private final Document document;
    private final List<Own> own;

    /**
     * A picture of the article's.
     *
     * @param told what the article tells of it
     */
    public record Own(Material picture, Illustration told) {}

    public ArticleCredits(RenderAttempt attempt, Document document, List<Own> own) {
        this.attempt = attempt;
        this.document = document;
        this.own = List.copyOf(own);
    }

    /** Without a picture of the article's it makes no difference what is seen. */
    @Override
    public boolean needsPictures() {
        return !own.isEmpty();
    }

    @Override
    public void lay(TimelineDraft draft, Spoken spoken) throws Exception {
        double first = draft.shots().get(0).end();
        double headline = Math.min(draft.seconds(), Math.max(LEAST, Math.min(MOST, first)));
        var order = new HeadlineStage.Order(
                document.title(),
                document.site(),
                document.author(),
                headline,
                credited(draft, headline),
                draft.canvas(),
                attempt.look(draft.canvas()),
                draft.language());
        Result<HeadlineStage.Cards> cards = attempt.run(Step.VISUALS, new HeadlineStage(), order);
        cards.value().list().forEach(card -> draft.addOverlay(card.overlay(cards.folder())));
        draft.removeCaptions(0, headline - 0.2);
    }

    /** While a picture of the article's is seen, and with the last picture. */
    private List<Credit> credited(TimelineDraft draft, double from) {
        List<String> lines = new ArrayList<>();
        int last = draft.shots().size() - 1;
        draft.pictures().forEach(picture -> theirs(picture).ifPresent(this::attribute));
        for (int shot = 0; shot <= last; shot++) {
            lines.add(theirs(draft, shot).map(this::line).orElse(shot == last ? source() : ""));
        }
        return lines.stream()
                .filter(line -> !line.isBlank())
                .distinct()
                .map(line -> new Credit(
                        line, Span.of(draft.shots(), shot -> lines.get(shot).equals(line), from)))
                .filter(credit -> !credit.spans().isEmpty())
                .toList();
    }

    private Optional<Own> theirs(TimelineDraft draft, int shot) {
        return own.isEmpty()
                ? Optional.empty()
                : theirs(draft.pictures().get(shot % draft.pictures().size()));
    }

    private Optional<Own> theirs(Picture picture) {
        return picture.layers().stream()
                .flatMap(layer ->
                        own.stream().filter(o -> layer.file().equals(o.picture().picture())))
                .findFirst();
    }

    /** A picture whose maker is named is credited to them, before the publication. */
    private String line(Own picture) {
        String credit = picture.told().credit();
        return credit.isEmpty() ? source() : joined(credit, document.site());
    }

    private void attribute(Own picture) {
        Illustration told = picture.told();
        attempt.attribute(new Attribution(told.caption(), told.credit(), document.site(), told.url()));
    }

    private String source() {
        return joined(document.site(), document.author());
    }

    private static String joined(String first, String second) {
        return first.isBlank() || second.isBlank() ? first + second : first + " · " + second;
    }
}
