package io.reelmill.gateway.error;

import java.util.Map;
import java.util.Optional;

/** Failures that HTTP itself has a name for, in our words. */
public final class HttpErrors {

    /** Characters of an address with its query. */
    public static final int MAX_ADDRESS = 4096;

    private static final Map<Integer, String[]> WORDS = Map.of(
            400, new String[] {"validation_error", "the request is malformed"},
            404, new String[] {"not_found", "there is nothing at this path"},
            405, new String[] {"method_not_allowed", "this path does not take this method"},
            406, new String[] {"not_acceptable", "answers are application/json; the Accept header rules that out"},
            413, new String[] {"payload_too_large", "a body is at most 1 MiB"},
            414, new String[] {"uri_too_long", "an address is at most " + MAX_ADDRESS + " characters long"},
            415, new String[] {"unsupported_media_type", "the body must be sent as application/json"});

    private HttpErrors() {}

    /** The refusal of this status, empty for a status that is not the client's doing. */
    public static Optional<ApiException> of(int status) {
        return Optional.ofNullable(WORDS.get(status))
                .map(words -> ApiException.of(status, words[0], words[1]))
                .or(() -> status >= 400 && status < 500
                        ? Optional.of(ApiException.of(status, "http_" + status, "the request cannot be served"))
                        : Optional.empty());
    }

    /** What is said of a failure of ours: nothing. */
    public static ApiException internal() {
        return ApiException.of(500, "internal_error", "something went wrong on our side");
    }
}
