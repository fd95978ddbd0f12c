package io.reelmill.sdk;

import io.reelmill.sdk.model.ErrorBody;
import io.reelmill.sdk.model.Violation;
import java.util.List;

/**
 * A call that the API refused. The subclass tells what can be done about it; {@link #code} tells more exactly what it was. A newer
 * service may refuse for reasons that have no subclass here, which are plain {@code ApiException}s.
 */
public class ApiException extends ReelmillException {

    private static final long serialVersionUID = 1;

    private final int status;
    private final transient ErrorBody error;

    ApiException(int status, ErrorBody error) {
        super(error.error() == null ? "the API answered " + status : error.error());
        this.status = status;
        this.error = error;
    }

    static ApiException of(int status, ErrorBody error) {
        return switch (status) {
            case 400 -> new InvalidRequest(error);
            case 401 -> new Unauthorized(error);
            case 402 -> new PaymentRequired(error);
            case 403 -> new Forbidden(error);
            case 404 -> new NotFound(error);
            case 409 -> new Conflict(error);
            case 429 -> new RateLimited(error);
            case 503 -> new Unavailable(error);
            default -> new ApiException(status, error);
        };
    }

    /** Of the HTTP answer. */
    public int status() {
        return status;
    }

    /** A machine word, such as {@code validation_error}. */
    public String code() {
        return error.code();
    }

    /** Canonical path of the first field that is wrong, or null. */
    public String field() {
        return error.field();
    }

    /** All that is wrong with the request. */
    public List<Violation> errors() {
        return error.errors() == null ? List.of() : error.errors();
    }

    /** Names the call, for support. */
    public String requestId() {
        return error.requestId();
    }

    /** 400: the request is wrong; {@link #errors} tells all of it. */
    public static final class InvalidRequest extends ApiException {
        private static final long serialVersionUID = 1;

        InvalidRequest(ErrorBody error) {
            super(400, error);
        }
    }

    /** 401: the key is missing, unknown or revoked. */
    public static final class Unauthorized extends ApiException {
        private static final long serialVersionUID = 1;

        Unauthorized(ErrorBody error) {
            super(401, error);
        }
    }

    /** 402: too few credits, or no payment method. Nothing was started. */
    public static final class PaymentRequired extends ApiException {
        private static final long serialVersionUID = 1;

        PaymentRequired(ErrorBody error) {
            super(402, error);
        }
    }

    /** 403: the plan or the key does not allow it. */
    public static final class Forbidden extends ApiException {
        private static final long serialVersionUID = 1;

        Forbidden(ErrorBody error) {
            super(403, error);
        }
    }

    /** 404: the workspace has no such thing. */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1;

        NotFound(ErrorBody error) {
            super(404, error);
        }
    }

    /** 409: the idempotency key belongs to another request, or what is asked for is not possible as things stand. */
    public static final class Conflict extends ApiException {
        private static final long serialVersionUID = 1;

        Conflict(ErrorBody error) {
            super(409, error);
        }
    }

    /** 429: too many calls, also after all retries. */
    public static final class RateLimited extends ApiException {
        private static final long serialVersionUID = 1;

        RateLimited(ErrorBody error) {
            super(429, error);
        }
    }

    /** 503: a part that is needed is away, also after all retries. */
    public static final class Unavailable extends ApiException {
        private static final long serialVersionUID = 1;

        Unavailable(ErrorBody error) {
            super(503, error);
        }
    }
}
