package io.reelmill.publishing.authorization;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Account;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.Authorization;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationAnswer;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationOrder;
import io.reelmill.contracts.publishing.PublishingApi.Channel;
import io.reelmill.contracts.publishing.PublishingApi.ConnectedAccount;
import io.reelmill.publishing.authorization.Authorizations.Pending;
import io.reelmill.publishing.channel.ChannelService;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.CodeVerifier;
import io.reelmill.publishing.platform.OAuthClient;
import io.reelmill.publishing.platform.OAuthClient.GrantRefusedException;
import io.reelmill.publishing.platform.OAuthClient.Granted;
import io.reelmill.publishing.platform.PlatformSettings;
import io.reelmill.publishing.setup.OutsideSettings;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.UUID;

/**
 * Connects accounts by OAuth. The state that goes through the person's browser names the workspace, the channel and, for an
 * account that is connected again, the account; it is good once and for some minutes.
 */
@Singleton
public class AuthorizationService {

    /** The gateway's public route, registered with each platform as the redirect URI. */
    static final String CALLBACK = "/api/public/v3/oauth/callback";

    private final ChannelService channels;
    private final Authorizations authorizations;
    private final OAuthClient oauth;
    private final PlatformSettings settings;
    private final String redirectUri;

    AuthorizationService(
            ChannelService channels,
            Authorizations authorizations,
            OAuthClient oauth,
            PlatformSettings settings,
            OutsideSettings outside) {
        this.channels = channels;
        this.authorizations = authorizations;
        this.oauth = oauth;
        this.settings = settings;
        this.redirectUri = outside.publicUrl().replaceFirst("/$", "") + CALLBACK;
    }

    /**
     * Begins to connect an account.
     *
     * @throws InvalidFieldException when channel or account is not the workspace's, or nobody registered an application
     */
    public Authorization begin(UUID workspace, UUID channelId, AuthorizationOrder order) {
        Channel channel = channels.get(workspace, channelId);
        Platform platform = order.accountId() == null
                ? order.platform()
                : known(channel, order.accountId()).platform();
        if (platform == null) {
            throw InvalidFieldException.of("platform", "required", "is required: tiktok, youtube or instagram");
        }
        if (platform == Platform.WEBHOOK) {
            throw InvalidFieldException.of(
                    "platform", "enum", "must be tiktok, youtube or instagram; a webhook is connected by its URL");
        }
        if (!settings.isConfigured(platform)) {
            throw InvalidFieldException.of(
                    "platform",
                    "not_configured",
                    platform.wireName()
                            + " cannot be connected: this installation has no application registered with it");
        }
        String state = CodeVerifier.random().value();
        CodeVerifier verifier = CodeVerifier.random();
        Instant end = authorizations.begin(
                state,
                new Pending(workspace, channelId, platform, order.accountId(), verifier),
                settings.authorizationValidity());
        return new Authorization(oauth.authorizationUrl(platform, state, verifier, redirectUri), end);
    }

    /**
     * Ends it with what the platform appended to the redirect URI. No connection to the database is held meanwhile.
     *
     * @throws InvalidFieldException when the state is not good, the person denied access, or it is another account
     */
    public ConnectedAccount complete(AuthorizationAnswer answer) {
        String state = InvalidFieldException.text("state", answer.state(), 1, 200);
        Pending pending = authorizations
                .use(state)
                .orElseThrow(() -> InvalidFieldException.of(
                        "state", "expired", "is not known, was used before or has expired; connect the account again"));
        if (answer.code() == null || answer.code().isBlank()) {
            throw InvalidFieldException.of("code", "access_denied", "is missing: access was not granted");
        }
        Granted granted;
        try {
            granted = oauth.exchange(pending.platform(), answer.code(), pending.verifier(), redirectUri);
        } catch (GrantRefusedException e) {
            throw InvalidFieldException.of("code", "refused", "was not accepted: " + e.getMessage());
        }
        AccountOrder order = new AccountOrder(
                pending.platform(),
                granted.externalId(),
                granted.username(),
                granted.tokens().access(),
                granted.tokens().refresh(),
                granted.tokens().expiresAt(),
                null);
        Account account = pending.accountId() == null
                ? channels.connect(pending.workspaceId(), pending.channelId(), order)
                : channels.reconnect(pending.workspaceId(), pending.channelId(), pending.accountId(), order);
        return new ConnectedAccount(pending.channelId(), account);
    }

    private static Account known(Channel channel, UUID accountId) {
        return channel.accounts().stream()
                .filter(account -> account.id().equals(accountId))
                .findFirst()
                .orElseThrow(() -> InvalidFieldException.notFound("account", "account"));
    }
}
