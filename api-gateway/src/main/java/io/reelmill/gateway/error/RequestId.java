package io.reelmill.gateway.error;

import io.vertx.ext.web.RoutingContext;
import java.util.UUID;
import java.util.regex.Pattern;

/** Names each call, by the client's {@value #HEADER} where it is one that we care to repeat. */
public final class RequestId {

    public static final String HEADER = "X-Request-Id";
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private RequestId() {}

    /** The id of a call; the first question makes it and puts it into the answer's headers. */
    public static String of(RoutingContext call) {
        if (call == null) {
            return "none";
        }
        String known = call.get(HEADER);
        if (known != null) {
            return known;
        }
        String sent = call.request().getHeader(HEADER);
        String id = sent != null && FORM.matcher(sent).matches()
                ? sent
                : UUID.randomUUID().toString();
        call.put(HEADER, id);
        if (!call.response().headWritten()) {
            call.response().putHeader(HEADER, id);
        }
        return id;
    }
}
