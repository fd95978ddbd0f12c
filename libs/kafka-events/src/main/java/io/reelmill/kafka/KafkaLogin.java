package io.reelmill.kafka;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.SaslConfigs;
import org.apache.kafka.common.errors.AuthenticationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells which setting is wrong when the brokers refuse a login. Kafka's clients only say that it was refused, and most of them try
 * again for ever.
 */
public final class KafkaLogin {

    private static final Logger LOG = LoggerFactory.getLogger(KafkaLogin.class);
    private static final long MAX_WAIT_SECONDS = 60;

    private KafkaLogin() {}

    /**
     * Logs in to the brokers once. Does nothing where they ask for no login, or do not answer within a minute.
     *
     * @param connection see {@link KafkaSettings}
     * @throws IllegalStateException with the name of the setting, when the brokers refuse the login or it cannot be read
     */
    public static void check(Map<String, Object> connection) throws InterruptedException {
        if (!isAskedFor(connection)) {
            return;
        }
        try (Admin admin = Admin.create(connection)) {
            admin.describeCluster().clusterId().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (KafkaException e) {
            throw unreadable(connection, e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AuthenticationException refused) {
                throw refused(connection, refused);
            }
            LOG.debug("whether the brokers take the login is not known", e);
        } catch (TimeoutException e) {
            LOG.debug("the brokers do not answer", e);
        }
    }

    /** As {@link #check}, on a thread of its own; what is wrong is logged. */
    public static void checkInBackground(Map<String, Object> connection) {
        if (!isAskedFor(connection)) {
            return;
        }
        Thread thread = new Thread(
                () -> {
                    try {
                        check(connection);
                    } catch (IllegalStateException e) {
                        LOG.error(e.getMessage());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "kafka-login");
        thread.setDaemon(true);
        thread.start();
    }

    private static boolean isAskedFor(Map<String, Object> connection) {
        Object protocol = connection.get(CommonClientConfigs.SECURITY_PROTOCOL_CONFIG);
        return protocol != null && protocol.toString().startsWith("SASL_");
    }

    /** The name and the password are in no message. */
    static IllegalStateException refused(Map<String, Object> connection, AuthenticationException cause) {
        return new IllegalStateException(
                ("the brokers at %s refuse the login: KAFKA_SASL_JAAS_CONFIG must have the name and the password of a user there,"
                                + " and KAFKA_SASL_MECHANISM (now %s) must be one that they allow; they say: %s")
                        .formatted(
                                connection.get(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG),
                                connection.getOrDefault(SaslConfigs.SASL_MECHANISM, SaslConfigs.DEFAULT_SASL_MECHANISM),
                                cause.getMessage()),
                cause);
    }

    private static IllegalStateException unreadable(Map<String, Object> connection, KafkaException cause) {
        return new IllegalStateException(
                ("the login to the brokers cannot be read: KAFKA_SASL_JAAS_CONFIG must be"
                                + " '<module> required username=\"…\" password=\"…\";' with the module of KAFKA_SASL_MECHANISM (now %s)")
                        .formatted(connection.getOrDefault(
                                SaslConfigs.SASL_MECHANISM, SaslConfigs.DEFAULT_SASL_MECHANISM)),
                cause);
    }
}
