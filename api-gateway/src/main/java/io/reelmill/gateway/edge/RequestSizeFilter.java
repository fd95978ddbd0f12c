package io.reelmill.gateway.edge;

import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.error.HttpErrors;
import io.reelmill.gateway.error.RequestId;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** Before anything else: names the call and turns away bodies that say of themselves that they are too large. */
@Singleton
class RequestSizeFilter {

    private static final Pattern SIZE = Pattern.compile("\\d{1,18}");

    private final ErrorAnswers errors;

    RequestSizeFilter(ErrorAnswers errors) {
        this.errors = errors;
    }

    void install(@Observes Router router) {
        router.route().order(Integer.MIN_VALUE).handler(this::enter);
    }

    private void enter(RoutingContext call) {
        RequestId.of(call);
        if (announcedSize(call) > JsonBody.MAX_BYTES) {
            call.response().putHeader(HttpHeaders.CONNECTION, "close");
            errors.answer(call, HttpErrors.of(413).orElseThrow());
        } else {
            call.next();
        }
    }

    private static long announcedSize(RoutingContext call) {
        String length = call.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && SIZE.matcher(length).matches() ? Long.parseLong(length) : 0;
    }
}
