package io.reelmill.compositor;

/**
 * Takes a film in parts that can be played while it is being joined: fragmented mp4 (ISO/IEC 14496-12), as HTTP Live Streaming
 * plays it. They carry the very packets of the film. Called by one thread, in this order.
 */
public interface FragmentSink {

    /** Longest fragment, seconds. */
    int MAX_SECONDS = 4;

    /** @param head what every player reads first: the boxes {@code ftyp} and {@code moov} */
    void begin(byte[] head);

    /**
     * @param bytes one or more boxes {@code moof} and {@code mdat}, beginning with a key frame
     * @param seconds length of its pictures
     */
    void fragment(byte[] bytes, double seconds);

    /** Nothing follows: the film is whole. */
    void end();
}
