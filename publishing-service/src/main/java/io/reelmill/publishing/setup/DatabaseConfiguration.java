package io.reelmill.publishing.setup;

import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.AsyncPost;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.outbox.Outbox;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.TransactionManager;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jdbi.v3.core.Jdbi;

/** Makes the shared objects of the service. */
public final class DatabaseConfiguration {

    public static final String SCHEMA = "publishing";

    private DatabaseConfiguration() {}

    /** Whoever holds a Jdbi may rely on the tables being there. */
    @Produces
    @Singleton
    static Jdbi jdbi(DataSource source, TransactionManager transactions) {
        migrate(source);
        return Database.open(source, transactions);
    }

    /** Opens a database after its tables have been brought up to date; for tests without the whole service. */
    public static Jdbi openMigrated(DataSource source) {
        migrate(source);
        return Database.open(source);
    }

    static void migrate(DataSource source) {
        Migrations.apply(source, SCHEMA, "publishing");
        Outbox.migrate(source, SCHEMA);
    }

    @Produces
    @Singleton
    static Outbox outbox(Clock clock) {
        return new Outbox(SCHEMA, "/reelmill/publishing-service", clock);
    }

    @Produces
    @Singleton
    static SecretCipher cipher(@ConfigProperty(name = "reelmill.encryption.keys") String keys) {
        return SecretCipher.of(keys);
    }

    @Produces
    @Singleton
    static SafeFetch outside(OutsideSettings settings) {
        return new SafeFetch(new UrlPolicy(AddressPolicy.of(settings.allowPrivateUrls())));
    }

    static void close(@Disposes SafeFetch outside) {
        outside.close();
    }

    @Produces
    @Singleton
    static AsyncPost webhookCalls(OutsideSettings settings) {
        UrlPolicy policy = new UrlPolicy(AddressPolicy.of(settings.allowPrivateUrls()));
        return new AsyncPost(policy, settings.webhookConnections());
    }

    static void close(@Disposes AsyncPost webhookCalls) {
        webhookCalls.close();
    }

    @Produces
    @Singleton
    static SignedLinks links(OutsideSettings settings, MediaSettings media, Clock clock) {
        byte[] secret = settings.linkSecret().getBytes(StandardCharsets.UTF_8);
        return new SignedLinks(media.cdnUrl().orElse(settings.publicUrl()), secret, settings.linkValidity(), clock);
    }
}
