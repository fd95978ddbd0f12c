package io.reelmill.account.workspace;

import io.reelmill.contracts.account.Plan;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of workspaces. */
@Entity(name = "Workspace")
@Table(schema = "account", name = "workspaces")
class WorkspaceEntity {

    @Id
    UUID id;

    @Column(name = "owner_id", nullable = false)
    UUID ownerId;

    @Column(nullable = false)
    String name;

    /** The wire name of the {@link Plan} that is in effect; the subscription decides it. */
    @Column(nullable = false)
    String plan;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    Plan plan() {
        return Plan.of(plan);
    }
}
