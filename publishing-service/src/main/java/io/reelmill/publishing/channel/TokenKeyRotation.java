package io.reelmill.publishing.channel;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/**
 * After the operator has put a new encryption key in front: encrypts stored tokens with it, so that the old key can be removed.
 * It runs at the start and then again and again, as replicas that still have the old key first may write meanwhile.
 */
@Singleton
class TokenKeyRotation {

    private static final Logger LOG = Logger.getLogger(TokenKeyRotation.class);

    private final AccountTokens tokens;

    TokenKeyRotation(AccountTokens tokens) {
        this.tokens = tokens;
    }

    @Scheduled(every = "${reelmill.publication.key-rotation-check:1h}", concurrentExecution = ConcurrentExecution.SKIP)
    void encryptAgain() {
        int changed = tokens.encryptAgain();
        if (changed > 0) {
            LOG.infof("encrypted the tokens of %d platform accounts with the newest key", changed);
        }
    }
}
