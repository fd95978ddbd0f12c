package io.reelmill.contracts.publishing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * The publishing-service's internal REST interface, as paths and bodies. What a call got wrong is answered with {@link
 * Fault}; what another workspace has is not found.
 */
public final class PublishingApi {

    /**
     * Everything of a workspace lies under {@code /internal/workspaces/{id}}.
     *
     * <p>{@code /channels}: GET a list of {@link Channel}. {@code /channels/{id}}: GET, PUT a new one, PATCH
     * {@link ChannelChange}, DELETE. {@code /channels/{id}/slots}: PUT a list of {@link Slot}. {@code /channels/{id}/accounts}:
     * POST {@link AccountOrder}; {@code /channels/{id}/accounts/{account}}: DELETE. {@code /channels/{id}/authorizations}: POST
     * {@link AuthorizationOrder}, answered by {@link Authorization}.
     *
     * <p>{@code /queue}: GET a list of {@link Entry}, POST {@link PublicationOrder}. {@code /queue/{id}}: GET, PATCH {@link
     * Move}, DELETE. {@code /queue/{id}/retry}: POST.
     *
     * <p>{@code /runs/{run}/publication}: PUT {@link PublicationOrder} without a video, to be ordered when the run is ready;
     * DELETE when the run was not begun.
     */
    public static final String WORKSPACES = "/internal/workspaces";

    /** POST {@link AuthorizationAnswer}: 200 {@link ConnectedAccount}. It belongs to the workspace that the state names. */
    public static final String AUTHORIZATIONS = "/internal/authorizations";

    private PublishingApi() {}

    /**
     * Begins an OAuth authorization.
     *
     * @param platform null when an account is named
     * @param accountId the account that is to be connected again, or null for any
     */
    public record AuthorizationOrder(Platform platform, UUID accountId) {}

    /**
     * Where a person grants access.
     *
     * @param expiresAt until when the platform's answer is accepted
     */
    public record Authorization(String authorizationUrl, Instant expiresAt) {}

    /**
     * What a platform appended to the redirect URI.
     *
     * @param code null when access was denied
     * @param error null when access was granted
     */
    public record AuthorizationAnswer(String state, String code, String error) {}

    public record ConnectedAccount(UUID channelId, Account account) {}

    /**
     * A time of the week in a channel's zone.
     *
     * @param day {@code monday} to {@code sunday}
     * @param time {@code HH:mm}
     */
    public record Slot(String day, String time) {}

    /**
     * An account that a channel publishes to.
     *
     * @param state {@code connected} or {@code reconnect}
     * @param accessEndsAt when the access token ends, or null where none does
     * @param renewed whether that token is replaced before it ends without anybody's doing
     * @param quota null for a webhook, and in answers about a single account
     */
    public record Account(
            UUID id,
            Platform platform,
            String username,
            String state,
            Instant accessEndsAt,
            boolean renewed,
            Quota quota) {}

    /**
     * Posts that a platform still takes, as far as we know: others may post to the account too.
     *
     * @param posts that the platform takes in a window, as documented
     * @param used posts of this workspace in the present window, by our count
     * @param left 0 or above
     * @param resetsAt when the window ends; null for the last 24 hours at any time
     */
    public record Quota(int posts, int used, int left, Instant resetsAt) {}

    public record Channel(
            UUID id, String name, String timeZone, List<Slot> slots, List<Account> accounts, Instant createdAt) {}

    /** What a channel is to be; null leaves as it is. */
    public record ChannelChange(String name, String timeZone, List<Slot> slots) {}

    /**
     * An account with tokens that the caller has got from the platform.
     *
     * @param externalId id at the platform; for a webhook its URL
     * @param expiresAt end of the access token, or null
     * @param settings defaults of this account, such as {@code privacy_level}
     */
    public record AccountOrder(
            Platform platform,
            String externalId,
            String username,
            String accessToken,
            String refreshToken,
            Instant expiresAt,
            ObjectNode settings) {}

    /**
     * One platform to publish to.
     *
     * @param account id or user name; null when a channel is named
     * @param params {@code title}, {@code description}, {@code caption}, {@code privacy_level}
     */
    public record TargetOrder(Platform platform, String account, ObjectNode params) {}

    /**
     * What is to be published where. Either a channel or targets.
     *
     * @param id of the entry, given by the caller so that a repeated order is the same entry
     * @param mediaKey file in the media store, or null when the video lies elsewhere
     * @param keptUntil when that file is deleted, or null where it is kept for ever or lies elsewhere
     * @param pid project of the video, or null
     * @param watermarked whether it is known to carry a watermark
     * @param extraParams as sent; defaults for all platforms
     * @param now at once instead of in the next free slot
     */
    public record PublicationOrder(
            UUID id,
            String videoUrl,
            String mediaKey,
            Instant keptUntil,
            String pid,
            String name,
            boolean watermarked,
            UUID channelId,
            String channelName,
            List<TargetOrder> targets,
            ObjectNode extraParams,
            boolean now) {}

    public record Move(Instant publishAt) {}

    /**
     * A platform of an entry.
     *
     * @param status {@code scheduled}, {@code sending}, {@code sent}, {@code unknown}, {@code published}, {@code failed}
     * @param progress 0 to 100 of the upload
     */
    public record Target(
            UUID id,
            Platform platform,
            UUID accountId,
            String account,
            String status,
            int progress,
            String platformPostId,
            String url,
            String code,
            String error) {}

    /** An entry of the queue. {@code status}: the least advanced of its targets'. */
    public record Entry(
            UUID id,
            String status,
            Instant publishAt,
            UUID channelId,
            String channelName,
            String pid,
            String videoUrl,
            List<Target> targets,
            ObjectNode extraParams,
            Instant createdAt) {}

    /** Why a call was refused. {@code field} may be null. */
    public record Fault(String error, String code, String field) {}
}
