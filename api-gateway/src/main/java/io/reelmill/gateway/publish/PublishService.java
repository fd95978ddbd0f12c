package io.reelmill.gateway.publish;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;

/** Publishes finished videos. */
@Singleton
class PublishService {

    private final VideoSource videos;
    private final PublishingClient client;
    private final IdempotentExecutor executor;

    PublishService(VideoSource videos, PublishingClient client, IdempotentExecutor executor) {
        this.videos = videos;
        this.client = client;
        this.executor = executor;
    }

    /**
     * Answers an order.
     *
     * @param operation the endpoint
     * @param idempotencyKey or null
     * @param now at once instead of in the next free slot
     */
    Response publish(Principal who, String operation, byte[] body, String idempotencyKey, boolean now) {
        return executor.answer(who, operation, idempotencyKey, body, () -> {
            PublishRequest request = PublishRequest.read(body);
            return new PublishOperation(
                    client, who.workspaceId(), request, videos.find(who.workspaceId(), request.videoUrl()), now);
        });
    }
}
