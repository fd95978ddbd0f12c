package io.reelmill.render.provider;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.UnconfirmedException;
import io.reelmill.service.ServiceErrorBody;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * What other services are told when a provider fails: 400 when what they sent is of no use, 504 when a service may have taken an
 * order all the same, else 503.
 */
public class ProviderFailures {

    private static final Logger LOG = Logger.getLogger(ProviderFailures.class);

    @ServerExceptionMapper
    public Response failed(ProviderException failure) {
        if (failure.category() == Category.INPUT) {
            return ServiceErrorBody.answer(400, failure.getMessage());
        }
        LOG.warnf("a call to a provider: %s", failure.getMessage());
        return failure instanceof UnconfirmedException
                ? ServiceErrorBody.answer(504, "unconfirmed")
                : ServiceErrorBody.answer(503, "unavailable");
    }
}
