package io.reelmill.gateway.account;

import io.reelmill.gateway.error.ApiException;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Calls of the account-service, and what their failures are to a client. */
final class AccountCalls {

    private static final Logger LOG = Logger.getLogger(AccountCalls.class);

    private AccountCalls() {}

    static <T> T call(String what, Supplier<T> call) {
        return call(what, List.of(), call).orElseThrow(() -> unexpected(what, 204));
    }

    /** @param absent statuses that say that what is asked for is not there */
    static <T> Optional<T> call(String what, List<Integer> absent, Supplier<T> call) {
        try {
            return Optional.ofNullable(call.get());
        } catch (WebApplicationException e) {
            if (absent.contains(e.getResponse().getStatus())) {
                return Optional.empty();
            }
            throw failed(what, e);
        } catch (ProcessingException e) {
            throw failed(what, e);
        }
    }

    static ApiException failed(String what, Throwable failure) {
        if (failure instanceof WebApplicationException http) {
            return unexpected(what, http.getResponse().getStatus());
        }
        LOG.warnf("%s: the account-service does not answer: %s", what, failure);
        return away();
    }

    static ApiException unexpected(String what, int status) {
        LOG.errorf("%s: the account-service answers %d", what, status);
        return away();
    }

    static ApiException away() {
        return ApiException.unavailable("accounts cannot be reached at the moment; nothing was started");
    }
}
