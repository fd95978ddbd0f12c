package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Path;
import java.util.List;

/**
 * A glyph as a relief with parts: the inside of its outline is solid, the areas between lines are its parts, the lines
 * between them are seams, and lines that enclose nothing are wires.
 */
public final class Relief {
    /** Part numbers from here on are areas, the largest first. */
    public static final int AREA = 3;
    /** Part number of empty space. */
    public static final int NONE = 0;
    /** Part number of a line on the body. */
    public static final int SEAM = 1;
    /** Part number of a line outside of the body. */
    public static final int WIRE = 2;

    /** Pixels. */
    public final int width;
    /** Pixels. */
    public final int height;
    /** Pixels of one of the 24 units. */
    public final double unit;
    /** How much of each pixel is covered, 0 to 1. */
    public final float[] cover;
    /** Which part a pixel belongs to. */
    public final byte[] part;
    /** Height above the back plane in units. */
    public final float[] heightField;
    /** Distance to the outer edge in units. */
    public final float[] depth;
    /** Number of areas, and the share of the body each has. */
    public final double[] shares;

    private final double left;
    private final double top;

    private Relief(Glyph glyph, double size, int margin) {
        double[] box = glyph.bounds();
        double longest = Math.max(box[2] - box[0], box[3] - box[1]);
        this.unit = size / Math.max(15, longest);
        this.width = (int) Math.ceil((box[2] - box[0]) * unit) + 2 * margin;
        this.height = (int) Math.ceil((box[3] - box[1]) * unit) + 2 * margin;
        this.left = margin - box[0] * unit;
        this.top = margin - box[1] * unit;
        int n = width * height;
        float[] line = rasterise(glyph, 2);
        boolean[] outside = outside(line, glyph);
        if (glyph.stroked() && thin(line, outside)) {
            line = rasterise(glyph, 2.9f);
            outside = outside(line, glyph);
        }
        cover = new float[n];
        boolean[] air = new boolean[n];
        for (int i = 0; i < n; i++) {
            cover[i] = outside[i] ? line[i] : 1;
            air[i] = outside[i] && line[i] < 0.5f;
        }
        Areas areas = Areas.of(line, outside, width, height, unit);
        shares = areas.shares();
        DistanceField toAir = DistanceField.to(air, width, height);
        part = new byte[n];
        depth = new float[n];
        boolean[] seam = new boolean[n];
        boolean[] inArea = new boolean[n];
        for (int i = 0; i < n; i++) {
            inArea[i] = areas.label()[i] > 0;
            depth[i] = (float) (toAir.distance[i] / unit);
        }
        if (glyph.lined()) {
            assign(areas, DistanceField.to(inArea, width, height), seam);
        } else {
            for (int i = 0; i < n; i++) {
                part[i] = (byte) (cover[i] <= 0 ? NONE : inArea[i] ? SEAM : AREA);
                seam[i] = part[i] < AREA;
            }
        }
        heightField = raise(seam);
    }

    private void assign(Areas areas, DistanceField toArea, boolean[] seam) {
        boolean[] wire = wires(toArea);
        float[] groove = new float[seam.length];
        for (int i = 0; i < seam.length; i++) {
            boolean inside = areas.label()[i] == 0 && !wire[i] && depth[i] > 2.0 && toArea.distance[i] > 0.3 * unit;
            groove[i] = inside ? 1 : 0;
        }
        Blur.gaussian(groove, width, height, 0.42 * unit);
        for (int i = 0; i < seam.length; i++) {
            if (cover[i] <= 0) {
                seam[i] = true;
                continue;
            }
            if (toArea.nearest[i] < 0 || wire[i]) {
                part[i] = WIRE;
            } else if (groove[i] > 0.46) {
                part[i] = SEAM;
                seam[i] = true;
            } else {
                part[i] = (byte) (AREA + areas.label()[toArea.nearest[i]] - 1);
            }
        }
    }

    /** How much of the covered surface is body and not wire, 0 to 1. */
    public double bodyShare() {
        int covered = 0;
        int wire = 0;
        for (int i = 0; i < part.length; i++) {
            covered += cover[i] > 0.5f ? 1 : 0;
            wire += cover[i] > 0.5f && part[i] == WIRE ? 1 : 0;
        }
        return covered == 0 ? 0 : 1 - (double) wire / covered;
    }

    /**
     * Makes the relief.
     *
     * @param size pixels of the longer side of what is painted
     * @param margin pixels of air around it
     */
    public static Relief of(Glyph glyph, double size, int margin) {
        return new Relief(glyph, size, margin);
    }

    /** Line pixels far from every area; sharp corners of the outer line are too small to count. */
    private boolean[] wires(DistanceField toArea) {
        boolean[] wire = new boolean[part.length];
        boolean[] seen = new boolean[part.length];
        int[] stack = new int[part.length];
        for (int start = 0; start < part.length; start++) {
            if (seen[start] || !far(toArea, start)) {
                continue;
            }
            int first = 0;
            int last = 0;
            stack[last++] = start;
            seen[start] = true;
            while (first < last) {
                int i = stack[first++];
                for (int j : new int[] {i - 1, i + 1, i - width, i + width}) {
                    if (j >= 0 && j < seen.length && !seen[j] && far(toArea, j)) {
                        seen[j] = true;
                        stack[last++] = j;
                    }
                }
            }
            if (last > 3.0 * unit * unit) {
                for (int k = 0; k < last; k++) {
                    wire[stack[k]] = true;
                }
            }
        }
        return wire;
    }

    private boolean far(DistanceField toArea, int i) {
        return cover[i] > 0 && toArea.distance[i] > 2.15 * unit;
    }

    private float[] raise(boolean[] seam) {
        DistanceField toSeam = DistanceField.to(seam, width, height);
        float[] h = new float[width * height];
        for (int i = 0; i < h.length; i++) {
            if (cover[i] > 0) {
                double dome = round(depth[i] / 3.2) * 2.2;
                double puff = round(Math.min(depth[i], toSeam.distance[i] / unit) / 1.5) * 0.75;
                h[i] = (float) (dome + puff);
            }
        }
        Blur.gaussian(h, width, height, 0.2 * unit);
        return h;
    }

    /** A quarter circle: 0 at 0, 1 from 1 on, steep first. */
    private static double round(double t) {
        double r = 1 - Math.min(1, t);
        return Math.sqrt(1 - r * r);
    }

    private float[] rasterise(Glyph glyph, float pen) {
        try (Bitmap bitmap = new Bitmap();
                Paint paint = new Paint()) {
            bitmap.allocPixels(ImageInfo.makeA8(width, height));
            bitmap.erase(0);
            try (Canvas canvas = new Canvas(bitmap)) {
                canvas.translate((float) left, (float) top);
                canvas.scale((float) unit, (float) unit);
                paint.setAntiAlias(true).setColor(0xFFFFFFFF);
                if (glyph.stroked()) {
                    paint.setMode(PaintMode.STROKE)
                            .setStrokeWidth(pen)
                            .setStrokeCap(PaintStrokeCap.ROUND)
                            .setStrokeJoin(PaintStrokeJoin.ROUND);
                }
                for (String d : glyph.paths()) {
                    try (Path path = Path.makeFromSVGString(d)) {
                        canvas.drawPath(path, paint);
                    }
                }
            }
            byte[] bytes = bitmap.readPixels();
            float[] line = new float[width * height];
            for (int i = 0; i < line.length; i++) {
                line[i] = (bytes[i] & 0xFF) / 255f;
            }
            return line;
        }
    }

    /** Pixels of this relief's size as an image, which the caller closes. */
    Image image(int[] pixels) {
        byte[] bytes = new byte[pixels.length * 4];
        for (int i = 0; i < pixels.length; i++) {
            int p = pixels[i];
            bytes[4 * i] = (byte) p;
            bytes[4 * i + 1] = (byte) (p >> 8);
            bytes[4 * i + 2] = (byte) (p >> 16);
            bytes[4 * i + 3] = (byte) (p >>> 24);
        }
        ImageInfo info = new ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.PREMUL);
        return Image.makeRasterFromBytes(info, bytes, width * 4L);
    }

    private boolean[] outside(float[] line, Glyph glyph) {
        boolean[] outside = flood(line, null);
        if (glyph.holes().isEmpty()) {
            return outside;
        }
        boolean[] holes = flood(line, glyph.holes());
        for (int i = 0; i < holes.length; i++) {
            outside[i] |= holes[i];
        }
        return outside;
    }

    /** Whether there is hardly anything but lines, which then are drawn stronger. */
    private static boolean thin(float[] line, boolean[] outside) {
        int lines = 0;
        int areas = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] >= 0.5f) {
                lines++;
            } else if (!outside[i]) {
                areas++;
            }
        }
        return areas < 0.12 * lines;
    }

    /** What can be reached from the points, or from the edge, without crossing a line; and that line's soft edge. */
    private boolean[] flood(float[] line, List<double[]> from) {
        boolean[] seen = new boolean[line.length];
        int[] reached = new int[line.length]; // each pixel at most once
        int waiting = 0;
        if (from == null) {
            // a strong line may touch the edge in places, even in the corner
            for (int i = 0; i < line.length; i++) {
                boolean edge = i % width == 0 || i % width == width - 1 || i < width || i >= line.length - width;
                if (edge && line[i] < 0.5f) {
                    seen[i] = true;
                    reached[waiting++] = i;
                }
            }
        } else {
            for (double[] p : from) {
                int x = (int) Math.max(0, Math.min(width - 1, p[0] * unit + left));
                int y = (int) Math.max(0, Math.min(height - 1, p[1] * unit + top));
                int at = y * width + x;
                if (line[at] < 0.5f && !seen[at]) {
                    seen[at] = true;
                    reached[waiting++] = at;
                }
            }
        }
        int[] beside = new int[4];
        while (waiting > 0) {
            int i = reached[--waiting];
            if (line[i] >= 0.5f) {
                continue;
            }
            int sides = Areas.beside(i, width, height, beside);
            for (int side = 0; side < sides; side++) {
                int j = beside[side];
                if (!seen[j] && line[j] < 1) {
                    seen[j] = true;
                    reached[waiting++] = j;
                }
            }
        }
        return seen;
    }
}
