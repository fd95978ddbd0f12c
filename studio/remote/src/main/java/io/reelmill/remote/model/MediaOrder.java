package io.reelmill.remote.model;

import java.nio.file.Path;
import java.util.Map;

/**
 * What a model is to make.
 *
 * @param prompt a description in words; empty where the files say it all
 * @param width pixels of the place that it is for; a model makes what comes nearest to its shape
 * @param height the same
 * @param files that it is made of, ours: JPEG, mp4, WAV
 */
public record MediaOrder(String prompt, int width, int height, Map<Part, Path> files) {

    public MediaOrder {
        files = Map.copyOf(files);
    }

    /** An order that words alone describe. */
    public MediaOrder(String prompt, int width, int height) {
        this(prompt, width, height, Map.of());
    }
}
