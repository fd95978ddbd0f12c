package io.reelmill.gateway.upload;

import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The rows of uploaded files. A row is there before its file and goes after it, so no file is without a row. */
@Singleton
class UploadStore {

    private final Jdbi jdbi;

    UploadStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Writes the row of a file, or prolongs the one that the workspace has of the same content.
     *
     * @param fresh used where there is none; its expiry counts in any case
     * @param sha256 of the content
     */
    Upload keep(UUID workspace, byte[] sha256, Upload fresh) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        INSERT INTO gateway.upload (id, workspace_id, sha256, key, file_name, type, content_type, size_bytes,
                                                    created_at, expires_at)
                        VALUES (:id, :workspace, :sha256, :key, :fileName, :type, :contentType, :sizeBytes, :createdAt, :expiresAt)
                            ON CONFLICT (workspace_id, sha256)
                            DO UPDATE SET expires_at = greatest(upload.expires_at, excluded.expires_at)
                        RETURNING *""")
                .bind("id", fresh.id())
                .bind("workspace", workspace)
                .bind("sha256", sha256)
                .bind("key", fresh.key())
                .bind("fileName", fresh.fileName())
                .bind("type", fresh.type())
                .bind("contentType", fresh.contentType())
                .bind("sizeBytes", fresh.sizeBytes())
                .bind("createdAt", Timestamp.from(fresh.createdAt()))
                .bind("expiresAt", Timestamp.from(fresh.expiresAt()))
                .map((row, context) -> upload(row))
                .one());
    }

    /** Bytes of all other files of a workspace. */
    long total(UUID workspace, byte[] sha256) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT coalesce(sum(size_bytes), 0) FROM gateway.upload
                         WHERE workspace_id = :workspace AND sha256 <> :sha256""")
                .bind("workspace", workspace)
                .bind("sha256", sha256)
                .mapTo(Long.class)
                .one());
    }

    /** Files of a workspace, newest first. */
    List<Upload> list(UUID workspace, Instant now, int limit) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT * FROM gateway.upload WHERE workspace_id = :workspace AND expires_at > :now
                         ORDER BY created_at DESC, id LIMIT :limit""")
                .bind("workspace", workspace)
                .bind("now", Timestamp.from(now))
                .bind("limit", limit)
                .map((row, context) -> upload(row))
                .list());
    }

    /** A file of a workspace by its key. */
    Optional<Upload> find(UUID workspace, String key, Instant now) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT * FROM gateway.upload
                         WHERE workspace_id = :workspace AND key = :key AND expires_at > :now""")
                .bind("workspace", workspace)
                .bind("key", key)
                .bind("now", Timestamp.from(now))
                .map((row, context) -> upload(row))
                .findOne());
    }

    /**
     * Deletes a file of a workspace.
     *
     * @param file deletes the file of a key, while nobody can upload the same content
     * @return empty when the workspace has no such file
     */
    Optional<Upload> delete(UUID workspace, UUID id, Consumer<String> file) {
        return jdbi.inTransaction(tx -> {
            Optional<Upload> found = tx.createQuery("""
                            SELECT * FROM gateway.upload WHERE workspace_id = :workspace AND id = :id FOR UPDATE""")
                    .bind("workspace", workspace)
                    .bind("id", id)
                    .map((row, context) -> upload(row))
                    .findOne();
            found.ifPresent(upload -> delete(tx, upload, file));
            return found;
        });
    }

    /**
     * Deletes files whose time is over. Callers at the same time delete different ones.
     *
     * @param file deletes the file of a key, like above
     * @return how many were deleted
     */
    int deleteExpired(Instant now, int limit, Consumer<String> file) {
        return jdbi.inTransaction(tx -> {
            List<Upload> due = tx.createQuery("""
                            SELECT * FROM gateway.upload WHERE expires_at <= :now
                             ORDER BY expires_at LIMIT :limit FOR UPDATE SKIP LOCKED""")
                    .bind("now", Timestamp.from(now))
                    .bind("limit", limit)
                    .map((row, context) -> upload(row))
                    .list();
            due.forEach(upload -> delete(tx, upload, file));
            return due.size();
        });
    }

    private static void delete(Handle tx, Upload upload, Consumer<String> file) {
        file.accept(upload.key());
        tx.createUpdate("DELETE FROM gateway.upload WHERE id = :id")
                .bind("id", upload.id())
                .execute();
    }

    private static Upload upload(ResultSet row) throws SQLException {
        return new Upload(
                row.getObject("id", UUID.class),
                row.getString("key"),
                row.getString("file_name"),
                row.getString("type"),
                row.getString("content_type"),
                row.getLong("size_bytes"),
                row.getTimestamp("created_at").toInstant(),
                row.getTimestamp("expires_at").toInstant());
    }
}
