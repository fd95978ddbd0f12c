package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.account.KeyScope;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * {@code publish} of a render call: checked by the publishing-service, and kept there for the end of the run. It costs nothing,
 * so it has no part in the estimate.
 */
@Singleton
public class RenderPublishing {

    private static final Logger LOG = Logger.getLogger(RenderPublishing.class);
    private static final String FIELD = RequestParameters.PUBLISH.path();
    private static final String PREFIX = FIELD + ".";

    private final PublishingClient client;

    RenderPublishing(PublishingClient client) {
        this.client = client;
    }

    /** Whether a request asks for it. */
    public boolean isAskedFor(RenderSpec spec) {
        return spec.find(RequestParameters.PUBLISH).isPresent();
    }

    /**
     * Fields of it that are not known, and are ignored.
     *
     * @throws ApiException with all that is wrong with it, or when the key may not publish
     */
    public List<String> read(Principal who, RenderSpec spec) {
        if (isAskedFor(spec) && who.isSandbox()) {
            throw ApiException.forbidden(
                    FIELD, FIELD + " must not be given with a sandbox key, which publishes nothing");
        }
        if (isAskedFor(spec) && !who.access().scopes().contains(KeyScope.PUBLISH)) {
            throw ApiException.forbidden(FIELD, FIELD + " needs a key with the scope publish");
        }
        return request(spec).map(PublishRequest::warnings).orElse(List.of());
    }

    /**
     * Keeps it for the end of a run that is about to begin. Blocks.
     *
     * @param name of the project
     * @throws ApiException with the field that is wrong; nothing is kept
     */
    public void keep(UUID workspace, UUID run, String pid, String name, RenderSpec spec) {
        request(spec).ifPresent(asked -> {
            PublicationOrder order = new PublicationOrder(
                    run,
                    null,
                    null,
                    null,
                    pid,
                    name,
                    spec.isWatermarked(),
                    asked.channelId(),
                    asked.channelName(),
                    asked.targets(),
                    asked.extraParams(),
                    false);
            try {
                client.tell(service -> service.keep(workspace, run, order));
            } catch (ApiException e) {
                throw prefixed(e);
            }
        });
    }

    /** The run was not begun. What cannot be dropped now is never acted upon, as its run never ends. */
    public void drop(UUID workspace, UUID run) {
        try {
            client.tell(service -> service.drop(workspace, run));
        } catch (ApiException e) {
            LOG.warnf("the publication of run %s stays: %s", run, e.getMessage());
        }
    }

    private static Optional<PublishRequest> request(RenderSpec spec) {
        return spec.find(RequestParameters.PUBLISH).map(body -> PublishRequest.withoutVideo((ObjectNode) body, PREFIX));
    }

    private static ApiException prefixed(ApiException refusal) {
        if (refusal.violations().isEmpty()) {
            return refusal;
        }
        List<Violation> violations = refusal.violations().stream()
                .map(v -> v.field() == null ? v : new Violation(PREFIX + v.field(), v.code(), PREFIX + v.message()))
                .toList();
        Violation first = violations.get(0);
        return refusal.status() == 404
                ? ApiException.notFound(first.field(), first.message())
                : ApiException.invalid(violations);
    }
}
