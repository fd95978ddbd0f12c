package io.reelmill.account.setup;

import io.reelmill.encryption.SecretCipher;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Makes the cipher of stored secrets from the operator's keys; without them the service does not start. */
public final class EncryptionConfiguration {

    private EncryptionConfiguration() {}

    @Produces
    @Singleton
    static SecretCipher cipher(@ConfigProperty(name = "reelmill.encryption.keys") String keys) {
        return SecretCipher.of(keys);
    }
}
