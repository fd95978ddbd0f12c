package io.reelmill.render.ad;

import io.reelmill.cards.CardStyle;
import io.reelmill.cards.EndCard;
import io.reelmill.cards.Piece;
import io.reelmill.cards.TitleCard;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.card.TimedCard;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.writer.CallToAction;
import io.reelmill.writer.CuedScript.Role;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** Draws the cards of an advertisement: its hook, the product's name, what is proven, and what it ends with. */
public final class AdCardStage implements Stage<AdCardStage.Order, AdCardStage.Cards> {

    /** Cards that only underline what is said are seen so long, seconds. */
    private static final double TAG = 2.6;
    /** The parts of the last card come one after the other, seconds apart. */
    private static final double STEP = 0.18;
    /** A card that is there with the first frame, or stays with the last one, neither comes nor goes in time. */
    private static final double BEYOND = 1;

    private static final Pattern FIGURE = Pattern.compile("(?:[$€£]\\s?)?\\d[\\d.,]*\\d?(?:\\s?%|\\s+\\p{L}+)?");

    /**
     * @param product its name
     * @param picture of it or its logo, named from the project's folder; null without one
     * @param framed whether the picture is a photograph with edges of its own
     * @param beats in order
     * @param prompt of the client, that may name an address
     * @param last seconds at which the last card goes
     * @param language tag of the script
     */
    public record Order(
            String product,
            String picture,
            boolean framed,
            List<AdPart> beats,
            String prompt,
            double last,
            Canvas canvas,
            Look look,
            String language) {}

    /** The lowest first; their files are in the stage's folder. */
    public record Cards(List<TimedCard> list) {}

    private final Path projectFolder;

    public AdCardStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "ad-cards";
    }

    @Override
    public Class<Cards> resultType() {
        return Cards.class;
    }

    @Override
    public Cards run(Order order, Path folder, StageContext context) throws IOException {
        CardStyle style = CardStyle.of(order.look());
        TitleCard titles = new TitleCard(order.canvas(), style, order.language(), folder);
        EndCard cards = new EndCard(
                order.canvas(), shaded(style, order.picture()), order.language(), folder, order.picture() != null);
        List<TimedCard> shown = new ArrayList<>();
        boolean named = false;
        for (AdPart beat : order.beats()) {
            context.check();
            if (beat.role() == Role.HOOK) {
                Piece hook = titles.title("hook-" + shown.size(), beat.said(), "", "");
                double from = beat.start() < 1 ? -BEYOND : beat.start();
                shown.add(new TimedCard(hook, from, beat.end() - 0.05, Entrance.POP));
            } else if (beat.role() == Role.PRODUCT && !named) {
                named = true;
                shown.add(tag(cards.tag("name", order.product()), beat));
            } else if (beat.role() == Role.PROOF) {
                String file = "proof-" + shown.size();
                Matcher figure = FIGURE.matcher(beat.said());
                shown.add(tag(figure.find() ? cards.proof(file, figure.group().strip()) : cards.tick(file), beat));
            } else if (beat.role() == Role.CALL_TO_ACTION) {
                last(order, beat, cards, shown);
            }
        }
        return new Cards(shown);
    }

    private CardStyle shaded(CardStyle style, String picture) throws IOException {
        if (picture == null) {
            return style;
        }
        BufferedImage seen = ImageIO.read(projectFolder.resolve(picture).toFile());
        return style.shadedLike(seen.getRGB(0, 0, seen.getWidth(), seen.getHeight(), null, 0, seen.getWidth()));
    }

    private static TimedCard tag(Piece piece, AdPart beat) {
        return new TimedCard(piece, beat.start() + 0.1, Math.min(beat.end() - 0.1, beat.start() + TAG), Entrance.POP);
    }

    private void last(Order order, AdPart beat, EndCard cards, List<TimedCard> shown) throws IOException {
        CallToAction call = CallToAction.of(beat.said(), order.prompt());
        boolean pictured = order.picture() != null;
        double at = beat.start() - 0.1;
        double end = order.last() + BEYOND;
        shown.add(new TimedCard(cards.veil("veil"), at, end, Entrance.FADE));
        if (pictured) {
            Piece mark = cards.mark("mark", projectFolder.resolve(order.picture()), order.framed());
            shown.add(new TimedCard(mark, at + STEP, end, Entrance.POP));
        }
        shown.add(new TimedCard(cards.name("product", order.product()), at + 2 * STEP, end, Entrance.SLIDE_UP));
        shown.add(new TimedCard(cards.button("button", call.action()), at + 3 * STEP, end, Entrance.POP));
        if (!call.address().isEmpty()) {
            shown.add(new TimedCard(cards.address("address", call.address()), at + 4 * STEP, end, Entrance.FADE));
        }
    }
}
