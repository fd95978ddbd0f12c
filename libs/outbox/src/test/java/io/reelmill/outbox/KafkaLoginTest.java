package io.reelmill.outbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.CreateTopics;
import io.reelmill.kafka.KafkaLogin;
import io.reelmill.kafka.KafkaSettings;
import io.reelmill.testkit.TestKafka;
import io.smallrye.reactive.messaging.kafka.companion.test.EmbeddedKafkaBroker;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Brokers that ask for a name and a password, with the settings of the operator's guide. */
@Timeout(300)
class KafkaLoginTest {

    private static final String PASSWORD = "the right password";

    private static EmbeddedKafkaBroker broker;

    @BeforeAll
    static void start() {
        broker = TestKafka.startAskingForLogin("reelmill", PASSWORD);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Test
    void shouldMakeTopicsAndTellEventsWithTheVariablesOfTheGuide() throws Exception {
        Map<String, String> environment = environment(PASSWORD);

        CreateTopics.run(environment);

        Map<String, Object> connection = KafkaSettings.from(environment);
        try (Admin admin = Admin.create(connection)) {
            assertThat(admin.listTopics().names().get(2, TimeUnit.MINUTES)).contains(Topics.RENDER_EVENTS);
        }
        try (var producer = OutboxProducer.create(connection, "test-outbox")) {
            byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
            assertThat(producer.send(new ProducerRecord<>(Topics.RENDER_EVENTS, "key", body))
                            .get(2, TimeUnit.MINUTES)
                            .hasOffset())
                    .isTrue();
        }
    }

    @Test
    void shouldLogInByScram() throws Exception {
        try (Admin admin = Admin.create(KafkaSettings.from(environment(PASSWORD)))) {
            var info = new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, 4096);
            admin.alterUserScramCredentials(List.of(new UserScramCredentialUpsertion("worker", info, "a secret")))
                    .all()
                    .get(2, TimeUnit.MINUTES);
            await().ignoreExceptions().until(() -> admin.describeUserScramCredentials(List.of("worker"))
                    .all()
                    .get(2, TimeUnit.MINUTES)
                    .containsKey("worker"));
        }
        Map<String, String> environment = scram("a secret");

        KafkaLogin.check(KafkaSettings.from(environment));
        CreateTopics.run(environment);

        try (var producer = OutboxProducer.create(KafkaSettings.from(environment), "test-outbox")) {
            assertThat(producer.send(new ProducerRecord<>(Topics.RENDER_EVENTS, "key", new byte[] {'{', '}'}))
                            .get(2, TimeUnit.MINUTES)
                            .hasOffset())
                    .isTrue();
        }
        assertThatThrownBy(() -> KafkaLogin.check(KafkaSettings.from(scram("another"))))
                .hasMessageContaining("KAFKA_SASL_MECHANISM (now SCRAM-SHA-512)");
    }

    @Test
    void shouldNameTheSettingWhenThePasswordIsWrong() {
        Map<String, String> environment = environment("a wrong password");

        assertThatThrownBy(() -> KafkaLogin.check(KafkaSettings.from(environment)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("refuse the login")
                .hasMessageContaining("KAFKA_SASL_JAAS_CONFIG must have the name and the password")
                .hasMessageContaining("KAFKA_SASL_MECHANISM (now PLAIN)")
                .hasMessageNotContaining("a wrong password");
        assertThatThrownBy(() -> CreateTopics.run(environment)).hasMessageContaining("KAFKA_SASL_JAAS_CONFIG");
    }

    @Test
    void shouldNameTheSettingWhenItCannotBeRead() {
        Map<String, Object> connection = new HashMap<>(KafkaSettings.from(environment(PASSWORD)));
        connection.put("sasl.jaas.config", "reelmill:" + PASSWORD);

        assertThatThrownBy(() -> KafkaLogin.check(connection))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("KAFKA_SASL_JAAS_CONFIG must be")
                .hasMessageNotContaining(PASSWORD);
    }

    @Test
    void shouldAskNobodyWhereNoLoginIsSet() {
        assertThatCode(() -> KafkaLogin.check(Map.of("bootstrap.servers", "127.0.0.1:1")))
                .doesNotThrowAnyException();
    }

    private static Map<String, String> environment(String password) {
        return environment("PLAIN", "plain.PlainLoginModule", "reelmill", password);
    }

    private static Map<String, String> scram(String password) {
        return environment("SCRAM-SHA-512", "scram.ScramLoginModule", "worker", password);
    }

    private static Map<String, String> environment(String mechanism, String module, String user, String password) {
        return Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                TestKafka.address(broker),
                "KAFKA_SECURITY_PROTOCOL",
                "SASL_PLAINTEXT",
                "KAFKA_SASL_MECHANISM",
                mechanism,
                "KAFKA_SASL_JAAS_CONFIG",
                "org.apache.kafka.common.security.%s required username=\"%s\" password=\"%s\";"
                        .formatted(module, user, password));
    }
}
