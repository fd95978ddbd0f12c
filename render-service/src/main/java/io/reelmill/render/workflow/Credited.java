package io.reelmill.render.workflow;

import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.reading.Document;
import io.reelmill.render.card.HeadlineStage;
import io.reelmill.render.card.Span;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.workflow.Narrating.Spoken;
import java.util.List;

/** An article's headline at the start, and where it and its pictures come from. */
final class Credited implements Decor {

    /** The headline stays at least and at most so long, seconds. */
    private static final double LEAST = 2.2;

    private static final double MOST = 3.6;

    private final Take take;
    private final Document document;
    private final List<Material> own;

    /** @param own pictures of the article's */
    Credited(Take take, Document document, List<Material> own) {
        this.take = take;
        this.document = document;
        this.own = List.copyOf(own);
    }

    @Override
    public void lay(RoughCut cut, Spoken spoken) throws Exception {
        double first = cut.shots().get(0).end();
        double headline = Math.min(cut.seconds(), Math.max(LEAST, Math.min(MOST, first)));
        var order = new HeadlineStage.Order(
                document.title(),
                document.site(),
                document.author(),
                headline,
                credited(cut, headline),
                cut.canvas(),
                take.look(cut.canvas()),
                cut.language());
        Result<HeadlineStage.Cards> cards = take.run(Step.VISUALS, new HeadlineStage(), order);
        cards.value().list().forEach(card -> cut.over(card.overlay(cards.folder())));
        cut.hush(0, headline - 0.2);
    }

    /** While a picture of the article's is seen, and with the last picture. */
    private List<Span> credited(RoughCut cut, double from) {
        List<Picture> pictures = cut.pictures();
        int last = cut.shots().size() - 1;
        return Span.of(cut.shots(), shot -> shot == last || isTheirs(pictures.get(shot % pictures.size())), from);
    }

    private boolean isTheirs(Picture picture) {
        return picture.layers().stream()
                .anyMatch(layer -> own.stream().anyMatch(m -> layer.file().equals(m.picture())));
    }
}
