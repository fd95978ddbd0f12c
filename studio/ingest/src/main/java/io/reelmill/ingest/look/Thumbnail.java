package io.reelmill.ingest.look;

/**
 * A small picture.
 *
 * @param argb samples row by row, not multiplied by their alpha
 */
public record Thumbnail(int width, int height, int[] argb) {

    /** The same, made smaller by averaging, never larger. */
    public Thumbnail within(int longest) {
        int step = (int) Math.ceil(Math.max(width, height) / (double) longest);
        if (step <= 1) {
            return this;
        }
        int w = Math.max(1, width / step);
        int h = Math.max(1, height / step);
        int[] small = new int[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                small[y * w + x] = average(x * width / w, y * height / h, step);
            }
        }
        return new Thumbnail(w, h, small);
    }

    private int average(int left, int top, int step) {
        long a = 0;
        long r = 0;
        long g = 0;
        long b = 0;
        int count = 0;
        for (int y = top; y < Math.min(height, top + step); y++) {
            for (int x = left; x < Math.min(width, left + step); x++) {
                int p = argb[y * width + x];
                int alpha = p >>> 24;
                a += alpha;
                r += (long) (p >> 16 & 255) * alpha;
                g += (long) (p >> 8 & 255) * alpha;
                b += (long) (p & 255) * alpha;
                count++;
            }
        }
        return a == 0 ? 0 : (int) (a / count) << 24 | (int) (r / a) << 16 | (int) (g / a) << 8 | (int) (b / a);
    }
}
