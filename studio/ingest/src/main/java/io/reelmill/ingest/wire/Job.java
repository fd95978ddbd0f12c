package io.reelmill.ingest.wire;

import io.reelmill.ingest.sniff.Format;

/**
 * What the isolated process is asked to do with the file {@value #IN}, a path from the folder that it starts in.
 *
 * @param task what to do
 * @param format by the first bytes
 * @param width pixels of the frame that a video is for
 * @param height pixels
 * @param longest seconds that are taken
 */
public record Job(Task task, Format format, int width, int height, double longest) {

    public static final String IN = "../in/file";
    public static final String PNG = "picture.png";
    public static final String MP4 = "picture.mp4";
    public static final String WAV = "sound.wav";

    /** What there is to do. */
    public enum Task {
        INSPECT,
        NORMALISE
    }
}
