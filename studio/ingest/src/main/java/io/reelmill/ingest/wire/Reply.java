package io.reelmill.ingest.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaFacts;

/** What the isolated process says, a line each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "says")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Reply.Ready.class, name = "ready"),
    @JsonSubTypes.Type(value = Reply.Progress.class, name = "progress"),
    @JsonSubTypes.Type(value = Reply.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = Reply.Seen.class, name = "seen"),
    @JsonSubTypes.Type(value = Reply.Done.class, name = "done")
})
public sealed interface Reply {

    /** Loaded and waiting for a file. */
    record Ready() implements Reply {}

    /**
     * Something has come of the file.
     *
     * @param seconds of the media that are done
     */
    record Progress(double seconds) implements Reply {}

    /**
     * The file cannot be used.
     *
     * @param reason in a client's words, going on from the name of the file
     */
    record Refused(String reason) implements Reply {}

    /** The end of an inspection. */
    record Seen(MediaFacts found) implements Reply {}

    /** The end of a normalisation; the files are in the folder that the process started in. */
    record Done(
            Kind kind,
            boolean sound,
            int width,
            int height,
            double seconds,
            double frameRate,
            boolean alpha,
            boolean animated)
            implements Reply {}
}
