package io.reelmill.publishing.publication;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.database.SqlArray;
import io.reelmill.media.SignedLinks;
import io.reelmill.publishing.batch.BatchWriter;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.publication.TargetAccounts.Named;
import io.reelmill.publishing.run.RunEnd;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Publications that a render call asked for. They are checked and stored before the run begins, and ordered when it has ended
 * well: once, as the entry has the run's id and the row says that it is done.
 */
@Singleton
public class RunPublications implements RunEnd {

    private static final Logger LOG = Logger.getLogger(RunPublications.class);

    private static final Duration GATHERING = Duration.ofMillis(5);

    private final Jdbi jdbi;
    private final Clock clock;
    private final PublicationService service;
    private final TargetAccounts accounts;
    private final SignedLinks links;

    /** Ends of many runs are asked about in one statement. */
    private final BatchWriter<UUID, Boolean> kept;

    RunPublications(Jdbi jdbi, Clock clock, PublicationService service, TargetAccounts accounts, SignedLinks links) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.service = service;
        this.accounts = accounts;
        this.links = links;
        this.kept = new BatchWriter<>("run-publications", GATHERING, this::areKept);
    }

    /** @param accounts found when the order was checked; to them its failure is told */
    record Stored(PublicationOrder order, List<UUID> accounts) {}

    /**
     * Checks an order and keeps it for the end of a run. A repeated call is the same one.
     *
     * @throws InvalidFieldException with the field that is wrong; nothing is kept
     */
    public void keep(UUID workspace, UUID run, PublicationOrder order) {
        jdbi.useTransaction(tx -> {
            service.check(tx, workspace, order);
            List<UUID> found = accounts.find(tx, workspace, order).targets().stream()
                    .map(Named::account)
                    .map(TargetAccounts.Account::id)
                    .toList();
            tx.createUpdate("""
                            INSERT INTO publishing.run_publications (run_id, workspace_id, body, created_at)
                            VALUES (:run, :workspace, :body, :now) ON CONFLICT (run_id) DO NOTHING
                            """)
                    .bind("run", run)
                    .bind("workspace", workspace)
                    .bind("body", write(new Stored(order, found)))
                    .bind("now", clock.instant())
                    .execute();
        });
    }

    /** The run was not begun after all. */
    public void drop(UUID workspace, UUID run) {
        jdbi.useHandle(handle -> handle.execute(
                "DELETE FROM publishing.run_publications WHERE run_id = ? AND workspace_id = ? AND done_at IS NULL",
                run,
                workspace));
    }

    @Override
    public void ended(RenderFinished finished) {
        UUID run = finished.runId();
        if (!kept.write(run).join()) {
            return; // as most runs
        }
        String outcome = jdbi.inTransaction(tx -> {
            Optional<Stored> stored = tx.createQuery("""
                            SELECT body FROM publishing.run_publications
                             WHERE run_id = :run AND workspace_id = :workspace AND done_at IS NULL FOR UPDATE
                            """)
                    .bind("run", run)
                    .bind("workspace", finished.workspaceId())
                    .mapTo(String.class)
                    .findOne()
                    .map(RunPublications::read);
            if (stored.isEmpty()) {
                return null;
            }
            String result = act(tx, finished.project(), run, stored.get());
            tx.createUpdate(
                            "UPDATE publishing.run_publications SET done_at = :now, outcome = :outcome WHERE run_id = :run")
                    .bind("now", clock.instant())
                    .bind("outcome", result)
                    .bind("run", run)
                    .execute();
            return result;
        });
        if (outcome != null) {
            LOG.infof("publication of run %s (pid %s): %s", run, finished.pid(), outcome);
        }
    }

    /** For each run whether there is something to be published. */
    private List<Boolean> areKept(List<UUID> runs) {
        Set<UUID> found = jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT run_id FROM publishing.run_publications
                         WHERE run_id = ANY (CAST(:runs AS uuid[])) AND done_at IS NULL
                        """)
                .bind("runs", SqlArray.uuids(runs, run -> run))
                .mapTo(UUID.class)
                .collect(Collectors.toSet()));
        return runs.stream().map(found::contains).toList();
    }

    @PreDestroy
    void stop() {
        kept.close();
    }

    private String act(Handle tx, ProjectSnapshot project, UUID run, Stored stored) {
        Optional<String> video = project.outputs().stream()
                .filter(output -> output.status() == ProjectStatus.READY && output.videoKey() != null)
                .map(ProjectSnapshot.Output::videoKey)
                .findFirst();
        if (project.status() != ProjectStatus.READY || video.isEmpty()) {
            return "not_rendered";
        }
        PublicationOrder asked = stored.order();
        PublicationOrder order = new PublicationOrder(
                run,
                links.link(video.get()),
                video.get(),
                project.expiresAt(),
                project.pid(),
                project.name(),
                asked.watermarked(),
                asked.channelId(),
                asked.channelName(),
                asked.targets(),
                asked.extraParams(),
                asked.now());
        try {
            service.order(tx, project.workspaceId(), order);
            return "ordered";
        } catch (InvalidFieldException e) {
            // It was good when the render was accepted: a channel or an account has changed since.
            service.refused(tx, project.workspaceId(), order, stored.accounts(), e);
            return "refused";
        }
    }

    /**
     * Forgets orders that are too old for their end to come any more.
     *
     * @return how many
     */
    int forget() {
        return jdbi.withHandle(
                handle -> handle.createUpdate("DELETE FROM publishing.run_publications WHERE created_at < :before")
                        .bind("before", clock.instant().minusSeconds(TimeUnit.DAYS.toSeconds(30)))
                        .execute());
    }

    private static String write(Stored stored) {
        try {
            return ContractJson.mapper().writeValueAsString(stored);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("an order cannot be written as JSON", e);
        }
    }

    private static Stored read(String body) {
        try {
            return ContractJson.mapper().readValue(body, Stored.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored order cannot be read", e);
        }
    }
}
