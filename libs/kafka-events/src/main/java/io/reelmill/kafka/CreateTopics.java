package io.reelmill.kafka;

import io.reelmill.contracts.event.Topics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;

/** Creates the topics that are missing on a broker and ends. Topics that are there stay as they are. */
public final class CreateTopics {

    private static final String SERVERS = "KAFKA_BOOTSTRAP_SERVERS";
    private static final String REPLICATION = "REELMILL_TOPICS_REPLICATION_FACTOR";
    private static final long MAX_WAIT_SECONDS = 60;

    private CreateTopics() {}

    public static void main(String[] arguments) throws InterruptedException, ExecutionException, TimeoutException {
        run(System.getenv());
    }

    /**
     * Reads the broker's address from {@value #SERVERS}, how to log in there from the variables of {@link KafkaSettings}, and how
     * many copies of a topic there are to be from {@value #REPLICATION} (the broker's default when not set).
     *
     * @throws IllegalArgumentException when the address is missing
     * @throws IllegalStateException when the broker refuses the login, see {@link KafkaLogin}
     * @throws ExecutionException when the broker refuses a topic
     * @throws TimeoutException when the broker does not answer within a minute
     */
    public static void run(Map<String, String> environment)
            throws InterruptedException, ExecutionException, TimeoutException {
        String servers = environment.get(SERVERS);
        if (servers == null || servers.isBlank()) {
            throw new IllegalArgumentException(SERVERS + " is required");
        }
        Optional<Short> replication =
                Optional.ofNullable(environment.get(REPLICATION)).map(Short::valueOf);
        Map<String, Object> connection = KafkaSettings.from(environment);
        KafkaLogin.check(connection);
        try (Admin admin = Admin.create(connection)) {
            Set<String> present = admin.listTopics().names().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
            List<NewTopic> missing = Topics.ALL.stream()
                    .filter(topic -> !present.contains(topic.name()))
                    .map(topic -> new NewTopic(topic.name(), Optional.of(topic.partitions()), replication)
                            .configs(Map.of(
                                    "retention.ms",
                                    Long.toString(topic.retention().toMillis()))))
                    .toList();
            admin.createTopics(missing).all().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) { // another process has just created them
                throw e;
            }
        }
    }
}
