package io.reelmill.remote.model;

/**
 * What a model is to make.
 *
 * @param prompt a description in words
 * @param width pixels of the place that it is for; a model makes what comes nearest to its shape
 * @param height the same
 */
public record MediaOrder(String prompt, int width, int height) {}
