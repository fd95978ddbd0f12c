package io.reelmill.gateway.edge;

import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.error.HttpErrors;
import io.reelmill.gateway.error.RequestId;
import io.reelmill.gateway.upload.UploadSettings;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/**
 * Before anything else: names the call, and refuses addresses that are too long and bodies whose headers say that they are too large
 * or compressed. A body of unknown size has the same limit, which is checked as it is read.
 */
@Singleton
class RequestSizeFilter {

    private static final Pattern SIZE = Pattern.compile("\\d{1,18}");
    private static final String UPLOADS = "/api/public/v3/media";

    /** Of bodies of unknown length: what reads them has the limit itself, and tells of it. */
    private static final int WALL = 2;

    /** After the step of Quarkus that writes down the limit of all paths. */
    private static final int AFTER_LIMITS = -1;

    private final ErrorAnswers errors;
    private final long maxUpload;

    RequestSizeFilter(ErrorAnswers errors, UploadSettings uploads) {
        this.errors = errors;
        this.maxUpload = uploads.maxSize().asLongValue();
    }

    void install(@Observes Router router) {
        router.route().order(Integer.MIN_VALUE).handler(this::enter);
        router.route().order(AFTER_LIMITS).handler(this::bound);
    }

    private void enter(RoutingContext call) {
        RequestId.of(call);
        if (call.request().uri().length() > HttpErrors.MAX_ADDRESS) {
            // a body may follow, which nobody reads
            call.response().putHeader(HttpHeaders.CONNECTION, "close");
            errors.answer(call, HttpErrors.of(414).orElseThrow());
        } else if (announcedSize(call) > limit(call)) {
            call.response().putHeader(HttpHeaders.CONNECTION, "close");
            errors.answer(
                    call,
                    isUpload(call)
                            ? ApiException.of(
                                    413, "payload_too_large", "a file is at most " + (maxUpload >> 20) + " MiB")
                            : HttpErrors.of(413).orElseThrow());
        } else if (isCoded(call)) {
            call.response().putHeader(HttpHeaders.ACCEPT_ENCODING, HttpHeaders.IDENTITY);
            errors.answer(
                    call,
                    ApiException.of(
                            415, "unsupported_media_type", "the body must be sent as it is, without Content-Encoding"));
        } else {
            call.next();
        }
    }

    private void bound(RoutingContext call) {
        if (call.get(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY) != null) {
            call.put(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY, WALL * limit(call));
        }
        call.next();
    }

    private long limit(RoutingContext call) {
        return isUpload(call) ? maxUpload : JsonBody.MAX_BYTES;
    }

    private static boolean isUpload(RoutingContext call) {
        return call.request().method().equals(HttpMethod.POST)
                && call.normalizedPath().equals(UPLOADS);
    }

    /** Compressed bodies are not read: a small one may become a large one. */
    private static boolean isCoded(RoutingContext call) {
        String coding = call.request().getHeader(HttpHeaders.CONTENT_ENCODING);
        return coding != null && !coding.isBlank() && !coding.strip().equalsIgnoreCase("identity");
    }

    private static long announcedSize(RoutingContext call) {
        String length = call.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && SIZE.matcher(length).matches() ? Long.parseLong(length) : 0;
    }
}
