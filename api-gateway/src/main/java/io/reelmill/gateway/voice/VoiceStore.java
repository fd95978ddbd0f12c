package io.reelmill.gateway.voice;

import io.reelmill.contracts.catalog.ClonedVoice;
import jakarta.inject.Singleton;
import java.sql.Timestamp;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The table of cloned voices. Every question names the workspace: what another has is as if it were not there. */
@Singleton
class VoiceStore {

    private final Jdbi jdbi;

    VoiceStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    int count(UUID workspace) {
        return jdbi.withHandle(tx -> count(tx, workspace));
    }

    /** Adds a voice unless the workspace has as many as it may; of two that come at once, one waits for the other. */
    boolean add(Handle tx, UUID workspace, SavedVoice voice, int most) {
        tx.createQuery("SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('cloned_voice:' || :workspace, 0))")
                .bind("workspace", workspace.toString())
                .mapTo(int.class)
                .one();
        if (count(tx, workspace) >= most) {
            return false;
        }
        tx.createUpdate("""
                        INSERT INTO gateway.cloned_voice
                               (id, workspace_id, name, description, cloner, reference, language, preview, created_at)
                        VALUES (:id, :workspace, :name, :description, :cloner, :reference, :language, :preview, :at)""")
                .bind("id", voice.id())
                .bind("workspace", workspace)
                .bind("name", voice.name())
                .bind("description", voice.description())
                .bind("cloner", voice.cloner())
                .bind("reference", voice.reference())
                .bind("language", voice.language())
                .bind("preview", voice.preview())
                .bind("at", Timestamp.from(voice.createdAt()))
                .execute();
        return true;
    }

    Optional<ClonedVoice> find(UUID workspace, String id) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT id, cloner, reference FROM gateway.cloned_voice
                         WHERE workspace_id = :workspace AND id = :id""")
                .bind("workspace", workspace)
                .bind("id", id)
                .map((row, context) ->
                        new ClonedVoice(row.getString("id"), row.getString("cloner"), row.getString("reference")))
                .findOne());
    }

    private static int count(Handle tx, UUID workspace) {
        return tx.createQuery("SELECT count(*) FROM gateway.cloned_voice WHERE workspace_id = :workspace")
                .bind("workspace", workspace)
                .mapTo(int.class)
                .one();
    }
}
