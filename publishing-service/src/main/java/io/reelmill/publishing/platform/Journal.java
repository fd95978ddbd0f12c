package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Where a connector writes down how far it is. Each call renews the lease; it throws once another worker has the post. */
public interface Journal {

    /** Stores what the platform knows the post by. Returns when it is committed. */
    void reference(ObjectNode reference);

    /** Tells how many bytes the platform has. */
    void progress(long sent, long total);

    /** Another worker has the post: whoever gets this must do nothing more. */
    final class LeaseLostException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public LeaseLostException() {
            super("another worker has the post", null, false, false);
        }
    }
}
