package io.reelmill.local.kafka;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The {@code server.properties} of a single node that is broker and controller, on two loopback ports. */
record BrokerProperties(Path data, int port, int controllerPort) {

    String bootstrap() {
        return "127.0.0.1:" + port;
    }

    Properties properties() {
        Properties p = new Properties();
        p.setProperty("process.roles", "broker,controller");
        p.setProperty("node.id", "1");
        p.setProperty("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
        p.setProperty("listeners", "PLAINTEXT://" + bootstrap() + ",CONTROLLER://127.0.0.1:" + controllerPort);
        p.setProperty("advertised.listeners", "PLAINTEXT://" + bootstrap());
        p.setProperty("controller.listener.names", "CONTROLLER");
        p.setProperty("inter.broker.listener.name", "PLAINTEXT");
        p.setProperty("log.dirs", data.toString());
        p.setProperty("auto.create.topics.enable", "false");
        p.setProperty("default.replication.factor", "1");
        // Kafka's own topics default to three replicas and fifty partitions.
        p.setProperty("offsets.topic.replication.factor", "1");
        p.setProperty("offsets.topic.num.partitions", "4");
        p.setProperty("transaction.state.log.replication.factor", "1");
        p.setProperty("transaction.state.log.min.isr", "1");
        p.setProperty("transaction.state.log.num.partitions", "4");
        p.setProperty("share.coordinator.state.topic.replication.factor", "1");
        p.setProperty("share.coordinator.state.topic.min.isr", "1");
        p.setProperty("group.initial.rebalance.delay.ms", "0");
        // After a restart the controller, which runs in the same process, considers the previous broker alive until its
        // session ends. With the default of nine seconds every second start would take that much longer.
        p.setProperty("broker.session.timeout.ms", "2000");
        p.setProperty("broker.heartbeat.interval.ms", "500");
        // Small buffers for a small heap: the log cleaner alone would allocate 128 MiB.
        p.setProperty("log.cleaner.dedupe.buffer.size", "8388608");
        p.setProperty("num.network.threads", "2");
        p.setProperty("num.io.threads", "4");
        return p;
    }

    /** Writes them into a file. */
    void write(Path file) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file)) {
            properties().store(writer, null);
        }
    }
}
