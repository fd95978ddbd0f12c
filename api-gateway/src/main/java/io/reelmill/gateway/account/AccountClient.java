package io.reelmill.gateway.account;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.runtime.BlockingOperationNotAllowedException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import org.jboss.logging.Logger;

/** Calls the account-service's internal interface; what a status means is for {@link Accounts} to say. */
@Singleton
class AccountClient {

    private static final Logger LOG = Logger.getLogger(AccountClient.class);

    private static final int CONNECT_MILLIS = 2_000;

    private final GatewaySettings settings;

    AccountClient(GatewaySettings settings) {
        this.settings = settings;
    }

    /** An answer of the account-service. */
    record Answer(int status, byte[] body) {

        <T> T as(Class<T> type) {
            try {
                return ContractJson.mapper().readValue(body, type);
            } catch (IOException e) {
                throw new IllegalStateException("the account-service answers no " + type.getSimpleName(), e);
            }
        }
    }

    Answer get(String path) {
        return call("GET", path, null);
    }

    Answer post(String path, Object body) {
        return call("POST", path, Json.bytes(body));
    }

    private Answer call(String method, String path, byte[] body) {
        if (!BlockingOperationControl.isBlockingAllowed()) {
            throw new BlockingOperationNotAllowedException("an event loop must not wait for the account-service");
        }
        try {
            // Written and read by the calling thread: handing over to others takes as long as the call itself. A kept
            // connection that has been closed meanwhile is opened anew and the call repeated, which all of them may be.
            HttpURLConnection call = (HttpURLConnection)
                    settings.accountUrl().resolve(path).toURL().openConnection();
            call.setRequestMethod(method);
            call.setConnectTimeout(CONNECT_MILLIS);
            call.setReadTimeout((int) settings.accountPatience().toMillis());
            call.setInstanceFollowRedirects(false);
            call.setRequestProperty(AccountApi.TOKEN_HEADER, settings.internalToken());
            call.setRequestProperty("Accept", "application/json");
            if (body != null) {
                call.setRequestProperty("Content-Type", "application/json");
                call.setDoOutput(true);
                try (OutputStream out = call.getOutputStream()) {
                    out.write(body);
                }
            }
            int status = call.getResponseCode();
            try (InputStream in = status < 400 ? call.getInputStream() : call.getErrorStream()) {
                return new Answer(status, in == null ? new byte[0] : in.readAllBytes());
            }
        } catch (IOException e) {
            LOG.warnf("the account-service does not answer %s %s: %s", method, path, e);
            throw away();
        }
    }

    static ApiException away() {
        return ApiException.unavailable("accounts cannot be reached at the moment; nothing was started");
    }
}
