package io.reelmill.publishing.publication;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Keeps the table of publications of runs from growing for ever. Any number of replicas may do so at once. */
@Singleton
class RunPublicationRetention {

    private final RunPublications publications;

    RunPublicationRetention(RunPublications publications) {
        this.publications = publications;
    }

    @Scheduled(every = "${reelmill.publication.retention-check:1h}", concurrentExecution = ConcurrentExecution.SKIP)
    void forget() {
        publications.forget();
    }
}
