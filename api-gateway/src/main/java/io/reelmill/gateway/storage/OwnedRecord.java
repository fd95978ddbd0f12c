package io.reelmill.gateway.storage;

import jakarta.persistence.Column;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.time.Instant;
import java.util.UUID;

/**
 * A row that belongs to a workspace. One that was deleted is nobody's any more; it stays for a while, for renders that were accepted
 * before.
 */
@MappedSuperclass
public abstract class OwnedRecord {

    @Id
    protected String id;

    @Column(name = "workspace_id", nullable = false)
    protected UUID workspaceId;

    @Column(nullable = false)
    protected String name;

    @Column(name = "created_at", nullable = false)
    protected Instant createdAt;

    /** Null while it is the workspace's. */
    @Column(name = "deleted_at")
    protected Instant deletedAt;
}
