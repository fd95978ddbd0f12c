package io.reelmill.remote.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;

/** How a model is told the shape of what it is to make. */
public enum Shape {
    /** {@code "size": "1024x1536"}: one of the sizes that the model knows. */
    SIZE,
    /** {@code "image_size": {"width": 864, "height": 1536}}. */
    IMAGE_SIZE,
    /** {@code "width": 864, "height": 1536}. */
    WIDTH_HEIGHT,
    /** {@code "aspect_ratio": "9:16"}: one of the shapes that the model knows. */
    ASPECT_RATIO,
    /** Not at all. */
    NONE;

    private static final int LONGER_SIDE = 1536;
    /** Models work on blocks of pixels. */
    private static final int BLOCK = 32;

    /**
     * Adds the fields.
     *
     * @param known sizes ({@code 1024x1536}) or shapes ({@code 9:16}) of the model, not empty where one is chosen
     */
    public void tell(ObjectNode input, int width, int height, List<String> known) {
        double scale = LONGER_SIDE / (double) Math.max(width, height);
        int wide = (int) Math.max(1, Math.round(width * scale / BLOCK)) * BLOCK;
        int high = (int) Math.max(1, Math.round(height * scale / BLOCK)) * BLOCK;
        switch (this) {
            case SIZE -> input.put("size", nearest(width, height, known));
            case ASPECT_RATIO -> input.put("aspect_ratio", nearest(width, height, known));
            case IMAGE_SIZE -> input.putObject("image_size").put("width", wide).put("height", high);
            case WIDTH_HEIGHT -> input.put("width", wide).put("height", high);
            case NONE -> {}
        }
    }

    /** Width by height of a size or shape; 0 when it is none. */
    public static double ratio(String known) {
        if (!known.matches("[1-9]\\d{0,4}[x:][1-9]\\d{0,4}")) {
            return 0;
        }
        String[] sides = known.split("[x:]");
        return Double.parseDouble(sides[0]) / Double.parseDouble(sides[1]);
    }

    private static String nearest(int width, int height, List<String> known) {
        double wanted = Math.log(width / (double) height);
        return known.stream()
                .min(Comparator.comparingDouble(k -> Math.abs(Math.log(ratio(k)) - wanted)))
                .orElseThrow(() -> new IllegalArgumentException("a model without sizes or shapes"));
    }
}
