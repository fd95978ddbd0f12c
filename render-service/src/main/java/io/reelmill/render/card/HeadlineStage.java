package io.reelmill.render.card;

import io.reelmill.cards.CardStyle;
import io.reelmill.cards.Piece;
import io.reelmill.cards.TitleCard;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Overlay.Entrance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Draws the headline of what is retold, and its credit. */
public final class HeadlineStage implements Stage<HeadlineStage.Order, HeadlineStage.Cards> {

    /**
     * @param site name of the publication, or empty
     * @param author or empty
     * @param until second until which the headline is seen, from the first frame on
     * @param credits where what is seen comes from
     * @param language tag of the article
     */
    public record Order(
            String title,
            String site,
            String author,
            double until,
            List<Credit> credits,
            Canvas canvas,
            Look look,
            String language) {}

    /**
     * @param text a small line
     * @param spans when it is seen
     */
    public record Credit(String text, List<Span> spans) {}

    /** The lowest first. */
    public record Cards(List<TimedCard> list) {}

    @Override
    public String name() {
        return "headline";
    }

    @Override
    public Class<Cards> resultType() {
        return Cards.class;
    }

    @Override
    public Cards run(Order order, Path folder, StageContext context) throws IOException {
        TitleCard card = new TitleCard(order.canvas(), CardStyle.of(order.look()), order.language(), folder);
        List<TimedCard> shown = new ArrayList<>();
        Piece title = card.title("headline", order.title(), order.site(), order.author());
        // it is there with the first frame, which platforms show before a video plays
        shown.add(new TimedCard(title, -1, order.until(), Entrance.FADE));
        for (int i = 0; i < order.credits().size(); i++) {
            Credit credit = order.credits().get(i);
            Piece line = card.credit("credit-" + i, credit.text());
            credit.spans().forEach(span -> shown.add(new TimedCard(line, span.start(), span.end(), Entrance.FADE)));
        }
        return new Cards(shown);
    }
}
