package io.reelmill.account.workspace;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Keeps no secret longer than it signs. Any number of replicas may look at once. */
@Singleton
class SecretRetention {

    private static final Logger LOG = Logger.getLogger(SecretRetention.class);

    private final SigningSecrets secrets;

    SecretRetention(SigningSecrets secrets) {
        this.secrets = secrets;
    }

    /** Encrypts what an older version stored in plain text, and what is stored under a key that is no longer the first. */
    void encryptAtStart(@Observes StartupEvent event) {
        int encrypted = secrets.encryptStored();
        if (encrypted > 0) {
            LOG.infof("encrypted %d stored webhook secrets", encrypted);
        }
    }

    @Scheduled(every = "${reelmill.webhook-secrets.check:10m}", concurrentExecution = ConcurrentExecution.SKIP)
    void dropReplaced() {
        int dropped = secrets.dropReplaced();
        if (dropped > 0) {
            LOG.infof("dropped %d replaced webhook secrets", dropped);
        }
    }
}
