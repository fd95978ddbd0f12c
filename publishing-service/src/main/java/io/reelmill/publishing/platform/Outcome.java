package io.reelmill.publishing.platform;

import java.time.Duration;

/** How far a post is after an attempt. */
public sealed interface Outcome {

    /** It is public, or as public as was asked for. */
    record Published(String postId, String url) implements Outcome {}

    /** The platform has all of it and is at work; ask again after a while. */
    record Processing(Duration askAgain) implements Outcome {}

    /** Nothing was posted, and it may be possible later. */
    record Retry(String code, String message, Duration after) implements Outcome {}

    /** Nothing was posted because a quota is used up. This is no failed attempt. */
    record Deferred(String code, String message, Duration after) implements Outcome {}

    /** Nothing was posted: the account has to be connected again. */
    record Reconnect(String code, String message) implements Outcome {}

    /** Nothing was posted, and trying again changes nothing. */
    record Failed(String code, String message) implements Outcome {}

    /** It is not known whether it was posted. It must not be sent again before the platform has been asked. */
    record Unknown(String code, String message, Duration askAgain) implements Outcome {}
}
