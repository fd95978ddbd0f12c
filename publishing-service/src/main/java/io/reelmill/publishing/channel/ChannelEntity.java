package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.PublishingApi.Channel;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** A row of the table of channels, with its slots. */
@Entity(name = "Channel")
@Table(schema = "publishing", name = "channels")
class ChannelEntity {

    @Id
    UUID id;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    @Column(nullable = false)
    String name;

    @Column(name = "time_zone", nullable = false)
    String timeZone;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    @ElementCollection(fetch = FetchType.LAZY)
    @CollectionTable(schema = "publishing", name = "slots", joinColumns = @JoinColumn(name = "channel_id"))
    Set<SlotTime> slots = new HashSet<>();

    @OneToMany(fetch = FetchType.LAZY)
    @JoinColumn(name = "channel_id", insertable = false, updatable = false)
    List<AccountEntity> accounts = new ArrayList<>();

    Channel shown() {
        List<Slot> times = slots.stream()
                .sorted(Comparator.comparing(SlotTime::day).thenComparing(SlotTime::time))
                .map(SlotTime::shown)
                .toList();
        return new Channel(
                id,
                name,
                timeZone,
                times,
                accounts.stream().map(AccountEntity::shown).toList(),
                createdAt);
    }
}
