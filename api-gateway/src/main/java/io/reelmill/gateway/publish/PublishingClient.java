package io.reelmill.gateway.publish;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.PublishingApi.Fault;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** The publishing-service as the gateway sees it. What it refuses becomes the client's error, with its field. */
@Singleton
public class PublishingClient {

    private static final Logger LOG = Logger.getLogger(PublishingClient.class);

    private final PublishingService service;

    PublishingClient(@RestClient PublishingService service) {
        this.service = service;
    }

    /**
     * Makes a call. Blocks.
     *
     * @throws ApiException what the service refuses, or 503 when it is away
     */
    public <T> T ask(Function<PublishingService, T> call) {
        try {
            return call.apply(service);
        } catch (WebApplicationException e) {
            throw refusal(e.getResponse());
        } catch (ProcessingException e) {
            LOG.warnf("the publishing-service does not answer: %s", e);
            throw away();
        }
    }

    /** Makes a call without an answer, like {@link #ask}. */
    public void tell(Consumer<PublishingService> call) {
        ask(to -> {
            call.accept(to);
            return true;
        });
    }

    private static ApiException refusal(Response answer) {
        int status = answer.getStatus();
        if (status != 400 && status != 404 && status != 409) {
            LOG.warnf("the publishing-service answered %d", status);
            return away();
        }
        Fault fault;
        try {
            fault = ContractJson.mapper().readValue(answer.readEntity(byte[].class), Fault.class);
        } catch (IOException | ProcessingException e) {
            LOG.warnf("the publishing-service refused with %d and no reason: %s", status, e);
            return away();
        }
        return switch (status) {
            case 404 -> ApiException.notFound(fault.field(), fault.error());
            case 409 -> ApiException.conflict(fault.field(), fault.error());
            default ->
                ApiException.invalid(fault.field(), fault.code() == null ? "value" : fault.code(), fault.error());
        };
    }

    private static ApiException away() {
        return ApiException.unavailable("publishing cannot be reached at the moment");
    }
}
