package io.reelmill.gateway.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import io.reelmill.contracts.catalog.RequestNormaliser;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.gateway.edge.ClientUrls;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.policy.ContentPolicy;
import jakarta.inject.Singleton;

/** Reads a render request under this installation's rule for addresses; the estimate reads it the same way. */
@Singleton
public class RequestReader {

    private final UrlRule rule;
    private final ContentPolicy policy;

    RequestReader(ClientUrls urls, ContentPolicy policy) {
        this.rule = urls.rule();
        this.policy = policy;
    }

    /** The request in its normal form, or an {@link ApiException} with everything that is wrong with it. */
    public Accepted read(JsonNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body, rule);
        if (outcome instanceof Rejected rejected) {
            throw ApiException.invalid(rejected.violations());
        }
        Accepted accepted = (Accepted) outcome;
        policy.check(accepted.spec().values());
        accepted.spec()
                .find(SourceParameters.TEXT)
                .flatMap(text -> new SpokenText(text).address())
                .ifPresent(this::requireAllowedPost);
        return accepted;
    }

    /** A text that is nothing but an address is a post whose content becomes the script. */
    private void requireAllowedPost(String address) {
        if (rule.judge(address) instanceof UrlRule.Refused refused) {
            String field = SourceParameters.TEXT.path();
            throw ApiException.invalid(field, refused.code(), field + " " + refused.words());
        }
    }
}
