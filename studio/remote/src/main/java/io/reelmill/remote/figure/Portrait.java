package io.reelmill.remote.figure;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** A picture of ours as models like it: opaque, not too large, a JPEG. */
record Portrait(BufferedImage image) {

    private static final float QUALITY = 0.93f;

    /** @param file a picture that was normalised by us */
    static Portrait read(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        if (image == null) {
            throw new IOException("a picture of ours cannot be read");
        }
        return new Portrait(image);
    }

    Size size() {
        return new Size(image.getWidth(), image.getHeight());
    }

    boolean isTransparent() {
        return image.getColorModel().hasAlpha();
    }

    /** Over a colour, packed RGB. */
    Portrait opaque(int ground) {
        BufferedImage over = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = over.createGraphics();
        pen.setColor(new Color(ground));
        pen.fillRect(0, 0, over.getWidth(), over.getHeight());
        pen.drawImage(image, 0, 0, null);
        pen.dispose();
        return new Portrait(over);
    }

    /** Whole and in the middle of another picture, as large as it can be. */
    Portrait over(Portrait ground) {
        double scale = Math.min(
                ground.image.getWidth() / (double) image.getWidth(),
                ground.image.getHeight() / (double) image.getHeight());
        int width = (int) Math.round(image.getWidth() * scale);
        int height = (int) Math.round(image.getHeight() * scale);
        Graphics2D pen = smooth(ground.image);
        pen.drawImage(
                image,
                (ground.image.getWidth() - width) / 2,
                (ground.image.getHeight() - height) / 2,
                width,
                height,
                null);
        pen.dispose();
        return ground;
    }

    /** The largest part of a shape (width by height), as near to the focus as the edges allow. */
    Portrait cropped(double shape, double focusX, double focusY) {
        int width = (int) Math.max(1, Math.min(image.getWidth(), Math.round(image.getHeight() * shape)));
        int height = (int) Math.max(1, Math.min(image.getHeight(), Math.round(image.getWidth() / shape)));
        int x = (int) Math.max(0, Math.min(image.getWidth() - width, focusX * image.getWidth() - width / 2.0));
        int y = (int) Math.max(0, Math.min(image.getHeight() - height, focusY * image.getHeight() - height / 2.0));
        return new Portrait(image.getSubimage(x, y, width, height));
    }

    /** Brought down where it is larger. */
    Portrait within(int shorter, int longer) {
        Size size = size().within(shorter, longer);
        if (size.equals(size())) {
            return this;
        }
        BufferedImage small = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = smooth(small);
        pen.drawImage(image, 0, 0, size.width(), size.height(), null);
        pen.dispose();
        return new Portrait(small);
    }

    /** Writes an opaque one as JPEG. */
    Path write(Path jpeg) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(QUALITY);
        try (ImageOutputStream out = ImageIO.createImageOutputStream(jpeg.toFile())) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
        return jpeg;
    }

    private static Graphics2D smooth(BufferedImage image) {
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        pen.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        return pen;
    }
}
