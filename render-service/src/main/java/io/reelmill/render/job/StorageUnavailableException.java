package io.reelmill.render.job;

import java.io.IOException;

/** What was made cannot be stored now: no fault of the job's, which is to be tried again when the media store takes files. */
public final class StorageUnavailableException extends IOException {

    private static final long serialVersionUID = 1;

    public StorageUnavailableException(IOException cause) {
        super("the media store takes no files now: " + cause.getMessage(), cause);
    }
}
