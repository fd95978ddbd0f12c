package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Account;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.Channel;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import io.reelmill.publishing.fault.InvalidFieldException;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** What can be done with the channels of a workspace. */
@Singleton
public class ChannelService {

    private static final int MAX_CHANNELS = 200;
    private static final int MAX_SLOTS = 500;
    private static final int MAX_NAME = 100;

    private final ChannelRepository channels;
    private final AccountRepository accounts;
    private final AccountTokens tokens;
    private final AccountStandings standings;
    private final Jdbi jdbi;
    private final Clock clock;

    ChannelService(
            ChannelRepository channels,
            AccountRepository accounts,
            AccountTokens tokens,
            AccountStandings standings,
            Jdbi jdbi,
            Clock clock) {
        this.channels = channels;
        this.accounts = accounts;
        this.tokens = tokens;
        this.standings = standings;
        this.jdbi = jdbi;
        this.clock = clock;
    }

    @Transactional
    public List<Channel> list(UUID workspace) {
        return standings.tell(
                workspace,
                channels.list(workspace).stream().map(ChannelEntity::shown).toList());
    }

    @Transactional
    public Channel get(UUID workspace, UUID id) {
        return standings.tell(workspace, List.of(own(workspace, id).shown())).get(0);
    }

    /**
     * Makes a channel, or returns it where it was made before.
     *
     * @param id given by the caller, so that a repeated call is the same channel
     */
    @Transactional
    public Channel create(UUID workspace, UUID id, ChannelChange order) {
        Optional<ChannelEntity> made = channels.find(workspace, id);
        if (made.isPresent()) {
            return standings.tell(workspace, List.of(made.get().shown())).get(0);
        }
        if (channels.count("workspaceId", workspace) >= MAX_CHANNELS) {
            throw InvalidFieldException.of("name", "count", "is one too many: a workspace has at most 200 channels");
        }
        ChannelEntity channel = new ChannelEntity();
        channel.id = id;
        channel.workspaceId = workspace;
        channel.name = name(workspace, order.name(), channel.id);
        channel.timeZone = zone(order.timeZone() == null ? "UTC" : order.timeZone());
        channel.slots = order.slots() == null ? new HashSet<>() : slots(order.slots());
        channel.createdAt = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        channels.persistAndFlush(channel);
        return channel.shown();
    }

    @Transactional
    public Channel change(UUID workspace, UUID id, ChannelChange change) {
        ChannelEntity channel = own(workspace, id);
        if (change.name() != null) {
            channel.name = name(workspace, change.name(), id);
        }
        if (change.timeZone() != null) {
            channel.timeZone = zone(change.timeZone());
        }
        if (change.slots() != null) {
            channel.slots.clear();
            channel.slots.addAll(slots(change.slots()));
        }
        channels.flush();
        return standings.tell(workspace, List.of(channel.shown())).get(0);
    }

    @Transactional
    public void delete(UUID workspace, UUID id) {
        if (channels.delete("workspaceId = ?1 AND id = ?2", workspace, id) == 0) {
            throw InvalidFieldException.notFound("id", "channel");
        }
    }

    /** Connects an account, or connects it again: the same account of a channel keeps its id and what it leaves out. */
    @Transactional
    public Account connect(UUID workspace, UUID channelId, AccountOrder order) {
        own(workspace, channelId);
        if (order.platform() == null) {
            throw InvalidFieldException.of("platform", "required", "is required");
        }
        String externalId = InvalidFieldException.text("externalId", order.externalId(), 1, 2000);
        AccountEntity account = accounts.find(channelId, order.platform(), externalId)
                .orElseGet(() -> {
                    AccountEntity added = new AccountEntity();
                    added.id = UUID.randomUUID();
                    added.workspaceId = workspace;
                    added.channelId = channelId;
                    added.platform = order.platform().wireName();
                    added.externalId = externalId;
                    added.settings = "{}";
                    added.createdAt = clock.instant();
                    return added;
                });
        return connected(account, order);
    }

    /**
     * Connects a known account again. It keeps its id, so its entries go on.
     *
     * @throws InvalidFieldException when the order is for another account of the platform
     */
    @Transactional
    public Account reconnect(UUID workspace, UUID channelId, UUID accountId, AccountOrder order) {
        AccountEntity account = own(workspace, channelId).accounts.stream()
                .filter(known -> known.id.equals(accountId))
                .findFirst()
                .orElseThrow(() -> InvalidFieldException.notFound("account", "account"));
        if (!account.externalId.equals(order.externalId())) {
            throw InvalidFieldException.of(
                    "account",
                    "other_account",
                    "is " + account.username + ", but access was granted to " + order.username()
                            + "; log in at the platform as " + account.username);
        }
        return connected(account, order);
    }

    private Account connected(AccountEntity account, AccountOrder order) {
        account.username =
                order.username() == null ? account.externalId : order.username().strip();
        account.state = "connected";
        if (order.settings() != null) {
            account.settings = order.settings().toString();
        }
        accounts.persistAndFlush(account);
        if (order.platform() != Platform.WEBHOOK) {
            Tokens given = new Tokens(order.accessToken(), order.refreshToken(), order.expiresAt());
            jdbi.useTransaction(tx -> tokens.write(tx, account.id, given));
        }
        return standings.withAccess(account.workspaceId, account.shown());
    }

    @Transactional
    public void disconnect(UUID workspace, UUID channelId, UUID id) {
        if (!accounts.remove(workspace, channelId, id)) {
            throw InvalidFieldException.notFound("id", "account");
        }
    }

    private ChannelEntity own(UUID workspace, UUID id) {
        return channels.find(workspace, id).orElseThrow(() -> InvalidFieldException.notFound("id", "channel"));
    }

    private String name(UUID workspace, String given, UUID self) {
        String name = InvalidFieldException.text("name", given, 1, MAX_NAME);
        if (channels.hasName(workspace, name, self)) {
            throw InvalidFieldException.conflict("name", "name is that of another channel");
        }
        return name;
    }

    private static String zone(String text) {
        try {
            ZoneId zone = ZoneId.of(text.strip());
            return zone.getId();
        } catch (DateTimeException e) {
            throw InvalidFieldException.of(
                    "timeZone", "time_zone", "must be an IANA time zone such as Europe/Berlin, not " + text);
        }
    }

    private static Set<SlotTime> slots(List<Slot> given) {
        if (given.size() > MAX_SLOTS) {
            throw InvalidFieldException.of("slots", "count", "must have at most " + MAX_SLOTS + " entries");
        }
        Set<SlotTime> slots = new HashSet<>();
        for (int i = 0; i < given.size(); i++) {
            String field = "slots[" + i + "]";
            Slot slot = given.get(i);
            if (slot == null || slot.day() == null || slot.time() == null) {
                throw InvalidFieldException.of(field, "required", "must have day and time");
            }
            try {
                int day = DayOfWeek.valueOf(slot.day().strip().toUpperCase(Locale.ROOT))
                        .getValue();
                slots.add(new SlotTime(day, LocalTime.parse(slot.time().strip()).truncatedTo(ChronoUnit.MINUTES)));
            } catch (DateTimeException e) {
                throw InvalidFieldException.of(field + ".time", "time", "must be a time such as 18:30");
            } catch (IllegalArgumentException e) {
                throw InvalidFieldException.of(field + ".day", "enum", "must be one of monday to sunday");
            }
        }
        return slots;
    }
}
