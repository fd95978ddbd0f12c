package io.reelmill.render;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** Somebody in orange and blue before a wall, 160x200. */
public final class CharacterFixture {

    private CharacterFixture() {}

    public static BufferedImage drawn() {
        BufferedImage image = new BufferedImage(160, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(new Color(0xDDE6EE));
        pen.fillRect(0, 0, 160, 200);
        pen.setColor(new Color(0xE06A28));
        pen.fillOval(55, 20, 50, 50);
        pen.setColor(new Color(0x2848A0));
        pen.fillRoundRect(50, 65, 60, 110, 20, 20);
        pen.dispose();
        return image;
    }
}
