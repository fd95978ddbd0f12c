package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;

/** Posts to one platform. */
public interface Connector {

    Platform platform();

    /** Whether it sends the video's bytes; else the platform fetches them from the video's address. */
    default boolean uploads() {
        return true;
    }

    /** Whether the platform allows a video that carries a watermark. */
    default boolean takesWatermarks() {
        return true;
    }

    /**
     * Checks what a post says against the platform's limits.
     *
     * @param field of the request that names the platform
     * @throws io.reelmill.publishing.fault.InvalidFieldException with the field that is wrong
     */
    void check(String field, ObjectNode params);

    /**
     * Takes a post as far as it can be taken now. With a stored reference the platform is asked first, and what it has is
     * never sent to it again.
     */
    Outcome advance(Post post, Journal journal);
}
