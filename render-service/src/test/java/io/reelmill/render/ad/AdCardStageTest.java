package io.reelmill.render.ad;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Look;
import io.reelmill.render.card.TimedCard;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.writer.CuedScript.Role;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdCardStageTest {

    private static final List<AdPart> BEATS = List.of(
            new AdPart(Role.HOOK, "Better days start with a cup.", 0.3, 3),
            new AdPart(Role.PRODUCT, "Meet BrewBuddy.", 3, 6),
            new AdPart(Role.PRODUCT, "It fits in a pocket.", 6, 8),
            new AdPart(Role.PROOF, "Rated 4.8 stars by 12,000 customers.", 8, 11),
            new AdPart(Role.CALL_TO_ACTION, "Order yours at brewbuddy.com.", 11, 15));

    @TempDir
    Path folder;

    @Test
    void shouldShowTheHookFromTheFirstFrameAndTheLastCardToTheLast() throws Exception {
        List<TimedCard> cards = cards(null);

        assertThat(cards.get(0).start()).isLessThan(0);
        assertThat(cards.get(0).end()).isLessThan(3);
        assertThat(card(cards, "button").start()).isBetween(11.0, 12.0);
        assertThat(card(cards, "button").end()).isGreaterThan(15);
    }

    @Test
    void shouldShowTheNameOnceWhenTheProductIsFirstNamed() throws Exception {
        assertThat(cards(null).stream().filter(c -> c.piece().file().equals("name.png")))
                .singleElement()
                .satisfies(tag -> assertThat(tag.start()).isBetween(3.0, 3.3));
    }

    @Test
    void shouldShowAProofWhileItIsSaid() throws Exception {
        assertThat(cards(null).stream().filter(c -> c.start() > 8 && c.end() < 11))
                .singleElement()
                .satisfies(proof -> assertThat(proof.piece().width())
                        .isGreaterThan(proof.piece().height() * 1.6));
    }

    @Test
    void shouldShowTheProductUncoveredOnTheLastCard() throws Exception {
        BufferedImage bottle = new BufferedImage(40, 90, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < 40 * 90; i++) {
            bottle.setRGB(i % 40, i / 40, 0xFF20C040);
        }
        ImageIO.write(bottle, "png", folder.resolve("bottle.png").toFile());

        List<TimedCard> cards = cards("bottle.png");
        TimedCard mark = card(cards, "mark");
        BufferedImage drawn = ImageIO.read(folder.resolve("mark.png").toFile());

        assertThat(drawn.getRGB(drawn.getWidth() / 2, drawn.getHeight() / 2)).isEqualTo(0xFF20C040);
        assertThat(mark.piece().y() + mark.piece().height() * 0.9)
                .isLessThan(card(cards, "product").piece().y() + 30);
        assertThat(cards.indexOf(card(cards, "veil"))).isLessThan(cards.indexOf(mark));
    }

    @Test
    void shouldPutTheProductBeforeAShadeOfItsOwnColour() throws Exception {
        BufferedImage bottle = new BufferedImage(40, 90, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < 40 * 90; i++) {
            bottle.setRGB(i % 40, i / 40, i % 40 < 30 ? 0xFF108888 : 0xFF202020);
        }
        ImageIO.write(bottle, "png", folder.resolve("bottle.png").toFile());

        cards("bottle.png");
        int veil = ImageIO.read(folder.resolve("veil.png").toFile()).getRGB(5, 30);

        assertThat(veil >> 8 & 255).isGreaterThan((veil >> 16 & 255) + 10);
        assertThat(veil & 255).isGreaterThan((veil >> 16 & 255) + 10);
        assertThat(veil >> 8 & 255).isLessThan(70);
    }

    @Test
    void shouldShowTheFilmAboveTheNameWhereThereIsNoPicture() throws Exception {
        cards(null);
        BufferedImage veil = ImageIO.read(folder.resolve("veil.png").toFile());

        assertThat(veil.getRGB(5, 2) >>> 24).isLessThan(40);
        assertThat(veil.getRGB(5, veil.getHeight() - 3) >>> 24).isGreaterThan(200);
        assertThat(Files.exists(folder.resolve("mark.png"))).isFalse();
    }

    private List<TimedCard> cards(String picture) throws Exception {
        var order = new AdCardStage.Order(
                "BrewBuddy",
                picture,
                false,
                BEATS,
                "",
                15,
                new Canvas(270, 480, 30),
                new Look("DEFAULT", "lagoon", "", 270, 480, 1),
                "en");
        return new AdCardStage(folder)
                .run(order, folder, new UndisturbedContext())
                .list();
    }

    private static TimedCard card(List<TimedCard> cards, String name) {
        return cards.stream()
                .filter(c -> c.piece().file().equals(name + ".png"))
                .findFirst()
                .orElseThrow();
    }
}
