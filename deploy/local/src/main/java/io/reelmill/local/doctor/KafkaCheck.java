package io.reelmill.local.doctor;

import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.event.Topics.Topic;
import io.reelmill.local.kafka.KafkaConnection;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.utils.Utils;

/** The broker: whether it answers, and its topics. */
public final class KafkaCheck implements Check {

    private static final String SUBJECT = "Kafka";
    private static final int MAX_SECONDS = 10;

    private final String bootstrap;

    public KafkaCheck(String bootstrap) {
        this.bootstrap = bootstrap;
    }

    @Override
    public List<Finding> run() {
        if (Arrays.stream(bootstrap.split(",", -1)).noneMatch(KafkaCheck::takesConnections)) {
            return List.of(silent()); // the client would try for all its time
        }
        Map<String, Object> settings = KafkaConnection.to(bootstrap);
        settings.put("request.timeout.ms", MAX_SECONDS * 500);
        settings.put("default.api.timeout.ms", MAX_SECONDS * 1000);
        try (Admin admin = Admin.create(settings)) {
            Set<String> present = admin.listTopics().names().get(MAX_SECONDS, TimeUnit.SECONDS);
            int brokers = admin.describeCluster()
                    .nodes()
                    .get(MAX_SECONDS, TimeUnit.SECONDS)
                    .size();
            List<Finding> findings = new ArrayList<>();
            findings.add(Finding.ok(SUBJECT, "%s, %d broker%s".formatted(bootstrap, brokers, brokers == 1 ? "" : "s")));
            findings.add(topics(admin, present));
            return findings;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        } catch (ExecutionException | TimeoutException | org.apache.kafka.common.KafkaException e) {
            return List.of(silent());
        }
    }

    private Finding silent() {
        return Finding.problem(
                SUBJECT, bootstrap + " does not answer", "check REELMILL_KAFKA_BOOTSTRAP, and that the broker runs");
    }

    private static boolean takesConnections(String broker) {
        String host = Utils.getHost(broker.strip());
        Integer port = Utils.getPort(broker.strip());
        if (host == null || port == null) {
            return false;
        }
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), MAX_SECONDS * 1000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static Finding topics(Admin admin, Set<String> present)
            throws InterruptedException, ExecutionException, TimeoutException {
        String missing = Topics.ALL.stream()
                .map(Topic::name)
                .filter(name -> !present.contains(name))
                .sorted()
                .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            return Finding.problem(
                    "topics",
                    "are missing: " + missing,
                    "./reelmill up and the job \"topics\" of the chart create them");
        }
        Map<String, TopicDescription> topics = admin.describeTopics(
                        Topics.ALL.stream().map(Topic::name).toList())
                .allTopicNames()
                .get(MAX_SECONDS, TimeUnit.SECONDS);
        String small = Topics.ALL.stream()
                .filter(topic -> topics.get(topic.name()).partitions().size() < topic.partitions())
                .map(topic -> topic.name() + " (" + topic.partitions() + ")")
                .collect(Collectors.joining(", "));
        return small.isEmpty()
                ? Finding.ok("topics", topics.size() + " topics")
                : Finding.warning(
                        "topics",
                        "have fewer partitions than they should: " + small,
                        "add partitions with kafka-topics --alter");
    }
}
