package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.publishing.publication.TargetAccounts.Named;

/** What a post says: the account's defaults, then the order's {@code extraParams}, then the platform's own fields. */
final class PostParameters {

    private static final int MAX_DEFAULT_TITLE = 100;

    private PostParameters() {}

    static ObjectNode of(PublicationOrder order, Named target) {
        ObjectNode params = ContractJson.mapper().createObjectNode();
        params.setAll(target.account().settings());
        if (order.extraParams() != null) {
            params.setAll(order.extraParams());
        }
        if (target.params() != null) {
            params.setAll(target.params());
        }
        String name = order.name() == null || order.name().isBlank() ? "New video" : order.name();
        if (target.account().platform() == Platform.YOUTUBE
                && text(params, "title").isBlank()) {
            params.put("title", name.length() <= MAX_DEFAULT_TITLE ? name : name.substring(0, MAX_DEFAULT_TITLE));
        }
        if (target.account().platform() == Platform.INSTAGRAM
                && text(params, "caption").isBlank()) {
            String description = text(params, "description");
            params.put("caption", description.isBlank() ? text(params, "title") : description);
        }
        return params;
    }

    private static String text(ObjectNode params, String field) {
        return params.path(field).asText("");
    }
}
