package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.contracts.publishing.PublishingApi.TargetOrder;
import io.reelmill.publishing.fault.InvalidFieldException;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Finds the channel and the accounts that an order names. */
@Singleton
class TargetAccounts {

    /** An account, as far as an order needs to know it. */
    record Account(
            UUID id,
            UUID channelId,
            Platform platform,
            String externalId,
            String username,
            boolean connected,
            ObjectNode settings) {

        /** Whether a client means it: by id, by its id at the platform, or by user name with or without {@code @}. */
        boolean isMeant(String text) {
            String plain = text.strip();
            String name = plain.startsWith("@") ? plain.substring(1) : plain;
            return id.toString().equalsIgnoreCase(plain)
                    || externalId.equals(plain)
                    || username.replaceFirst("^@", "").equalsIgnoreCase(name);
        }
    }

    /**
     * An account to post to.
     *
     * @param field of the request by which it was named
     */
    record Named(String field, Account account, ObjectNode params) {}

    /** What an order names: the channel whose slots are meant, and the accounts. */
    record Found(UUID channelId, List<Named> targets) {}

    /**
     * @throws InvalidFieldException when the order names neither a channel nor accounts, both, or what the workspace does not
     *     have
     */
    Found find(Handle tx, UUID workspace, PublicationOrder order) {
        boolean channel = order.channelId() != null || order.channelName() != null;
        boolean accounts = order.targets() != null && !order.targets().isEmpty();
        if (channel == accounts) {
            throw InvalidFieldException.of(
                    "channelName",
                    channel ? "exclusive" : "required",
                    channel
                            ? "must not be given together with accounts of platforms"
                            : "is required, or channelId, or one of tiktok, youtube, instagram, webhook");
        }
        return channel ? ofChannel(tx, workspace, order) : named(tx, workspace, order.targets());
    }

    /** Those of the accounts that are still there, whether they are connected or not. */
    List<Named> known(Handle tx, UUID workspace, List<UUID> ids) {
        return accounts(tx, workspace).stream()
                .filter(account -> ids.contains(account.id()))
                .map(account -> new Named(account.platform().wireName(), account, null))
                .toList();
    }

    private Found ofChannel(Handle tx, UUID workspace, PublicationOrder order) {
        String field = order.channelId() != null ? "channelId" : "channelName";
        UUID id = tx.createQuery("""
                        SELECT id FROM publishing.channels
                         WHERE workspace_id = :workspace AND (CAST(:id AS uuid) IS NULL OR id = :id)
                           AND (CAST(:name AS text) IS NULL OR lower(name) = lower(:name))
                        """)
                .bind("workspace", workspace)
                .bind("id", order.channelId())
                .bind(
                        "name",
                        Optional.ofNullable(order.channelName())
                                .map(String::strip)
                                .orElse(null))
                .mapTo(UUID.class)
                .findOne()
                .orElseThrow(() -> InvalidFieldException.notFound(field, "channel"));
        List<Named> targets = new ArrayList<>();
        for (Account account : accounts(tx, workspace)) {
            if (account.channelId().equals(id)) {
                targets.add(named(field, account, null));
            }
        }
        if (targets.isEmpty()) {
            throw InvalidFieldException.of(field, "no_accounts", "must be a channel with at least one account");
        }
        return new Found(id, targets);
    }

    private Found named(Handle tx, UUID workspace, List<TargetOrder> orders) {
        List<Account> all = accounts(tx, workspace);
        List<Named> targets = new ArrayList<>();
        for (TargetOrder order : orders) {
            String field = order.platform().wireName();
            List<Account> meant = all.stream()
                    .filter(a -> a.platform() == order.platform())
                    .filter(a -> order.account() == null || a.isMeant(order.account()))
                    .toList();
            if (meant.isEmpty()) {
                throw InvalidFieldException.notFound(field, "account");
            }
            if (order.account() == null && meant.size() > 1) {
                throw InvalidFieldException.of(
                        field + ".username", "required", "is required: there are several accounts");
            }
            targets.add(named(field, meant.get(0), order.params()));
        }
        UUID channel = targets.get(0).account().channelId();
        boolean one = targets.stream().allMatch(t -> t.account().channelId().equals(channel));
        return new Found(one ? channel : null, targets);
    }

    private static Named named(String field, Account account, ObjectNode params) {
        if (!account.connected()) {
            throw InvalidFieldException.of(
                    field,
                    "reconnect_required",
                    "names the " + account.platform().wireName() + " account " + account.username()
                            + ", which has to be connected again");
        }
        return new Named(field, account, params);
    }

    private static List<Account> accounts(Handle tx, UUID workspace) {
        return tx.createQuery(
                        "SELECT * FROM publishing.platform_accounts WHERE workspace_id = ? ORDER BY created_at, id")
                .bind(0, workspace)
                .map((row, context) -> account(row))
                .list();
    }

    private static Account account(ResultSet row) throws SQLException {
        return new Account(
                row.getObject("id", UUID.class),
                row.getObject("channel_id", UUID.class),
                Platform.of(row.getString("platform")).orElseThrow(),
                row.getString("external_id"),
                row.getString("username"),
                row.getString("state").equals("connected"),
                Targets.object(row.getString("settings")));
    }
}
