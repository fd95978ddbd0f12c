package io.reelmill.render.ad;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.render.ad.AdItem.Kind;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class AppraisalTest {

    @Test
    void shouldTakeFlatColoursOnTransparencyForALogo() {
        assertThat(kind(BufferedImage.TYPE_INT_ARGB, AppraisalTest::lettering)).isEqualTo(Kind.LOGO);
    }

    @Test
    void shouldTakeFlatColoursOnWhiteForALogo() {
        assertThat(kind(BufferedImage.TYPE_INT_RGB, g -> {
                    fill(g, Color.WHITE);
                    lettering(g);
                }))
                .isEqualTo(Kind.LOGO);
    }

    @Test
    void shouldTakeAShadedThingOnAPlainGroundForAProduct() {
        assertThat(kind(BufferedImage.TYPE_INT_RGB, g -> {
                    g.setPaint(new RadialGradientPaint(
                            200, 150, 300, new float[] {0, 1}, new Color[] {Color.WHITE, new Color(0xE8E6E2)}));
                    g.fillRect(0, 0, 400, 300);
                    bottle(g);
                }))
                .isEqualTo(Kind.PRODUCT);
    }

    @Test
    void shouldTakeAThingThatIsCutOutForAProduct() {
        assertThat(kind(BufferedImage.TYPE_INT_ARGB, AppraisalTest::bottle)).isEqualTo(Kind.PRODUCT);
    }

    @Test
    void shouldTakeAThingInItsPlaceForAScene() {
        assertThat(kind(BufferedImage.TYPE_INT_RGB, g -> {
                    g.setPaint(new GradientPaint(0, 0, new Color(0x2060A0), 0, 300, new Color(0xE0B060)));
                    g.fillRect(0, 0, 400, 300);
                    bottle(g);
                }))
                .isEqualTo(Kind.SCENE);
    }

    private static Kind kind(int type, Consumer<Graphics2D> drawing) {
        BufferedImage image = new BufferedImage(400, 300, type);
        Graphics2D g = image.createGraphics();
        drawing.accept(g);
        g.dispose();
        return new PictureAppraisal(image).kind();
    }

    private static void fill(Graphics2D g, Color colour) {
        g.setColor(colour);
        g.fillRect(0, 0, 400, 300);
    }

    private static void lettering(Graphics2D g) {
        g.setColor(new Color(0xF07828));
        g.fillOval(30, 90, 120, 120);
        g.setColor(new Color(0x1E2A3C));
        for (int i = 0; i < 5; i++) {
            g.fillRect(170 + i * 40, 110, 24, 80);
        }
    }

    private static void bottle(Graphics2D g) {
        g.setPaint(new GradientPaint(150, 0, new Color(0x0A3040), 250, 250, new Color(0x60D0D8)));
        g.fillRoundRect(150, 40, 100, 230, 40, 40);
    }
}
