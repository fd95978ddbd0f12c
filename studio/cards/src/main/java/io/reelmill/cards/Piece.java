package io.reelmill.cards;

/**
 * A drawn card and where it lies in the frame, its shadow and all.
 *
 * @param file PNG in the folder that it was drawn into
 * @param x pixels of the frame
 * @param y pixels of the frame
 * @param width pixels
 * @param height pixels
 */
public record Piece(String file, double x, double y, double width, double height) {}
