package io.reelmill.local.kafka;

import io.reelmill.contracts.event.Topics;
import io.reelmill.local.process.Children;
import io.reelmill.local.process.ClassDataArchive;
import io.reelmill.local.process.ClassDataRecorder;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.Installation;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.SuiteException;
import io.reelmill.local.process.Tier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.TopicExistsException;

/** The embedded broker, with its data in {@code kafka/} of the home. Its address is known before it is started. */
public final class Kafka {

    private static final long PATIENCE_SECONDS = 180;

    private final Home home;
    private final BrokerProperties properties;

    /** A broker on free ports. */
    public Kafka(Home home) {
        List<Integer> ports = Ports.free(2);
        this.home = home;
        this.properties = new BrokerProperties(home.folder("kafka"), ports.get(0), ports.get(1));
    }

    /** Its bootstrap address. */
    public String address() {
        return properties.bootstrap();
    }

    /** Starts the broker, waits until it answers and creates all topics. */
    public void start(Children children, Installation installation, ClassDataRecorder recorder, boolean quick) {
        ClassDataArchive classData = installation.brokerClassData();
        try {
            Path file = home.path().resolve("kafka.properties");
            properties.write(file);
            format(properties.data(), file);
            List<String> command = command(file, quick, program(installation, classData, recorder));
            recorder.started(classData, children.start("kafka", Tier.BROKER, command, Map.of()));
            awaitPort(properties.port(), children, home);
        } catch (IOException e) {
            throw new SuiteException("Kafka could not be set up: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SuiteException("interrupted", e);
        }
        withTopics(address());
    }

    /** The address of the broker that has its data in a home; empty when none was started there. */
    public static Optional<String> addressIn(Path home) {
        Path file = home.resolve("kafka.properties");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (Reader reader = Files.newBufferedReader(file)) {
            Properties properties = new Properties();
            properties.load(reader);
            return Optional.ofNullable(properties.getProperty("advertised.listeners"))
                    .map(listener -> listener.replaceFirst("^[A-Z_]+://", ""));
        } catch (IOException e) {
            throw new SuiteException("cannot read " + file, e);
        }
    }

    /** Creates the topics that are missing on a broker, and returns its address. */
    public static String withTopics(String bootstrap) {
        try (Admin admin = Admin.create(KafkaConnection.to(bootstrap))) {
            Set<String> present = admin.listTopics().names().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            List<NewTopic> missing = Topics.ALL.stream()
                    .filter(topic -> !present.contains(topic.name()))
                    .map(topic -> new NewTopic(topic.name(), Optional.of(topic.partitions()), Optional.empty())
                            .configs(Map.of(
                                    "retention.ms",
                                    Long.toString(topic.retention().toMillis()))))
                    .toList();
            admin.createTopics(missing).all().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return bootstrap;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TopicExistsException) {
                return bootstrap; // another process has just created them
            }
            throw new SuiteException("Kafka at " + bootstrap + " did not take the topics: " + e.getCause(), e);
        } catch (TimeoutException e) {
            throw new SuiteException("Kafka at " + bootstrap + " does not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SuiteException("interrupted", e);
        }
    }

    /** Formats the data folder once, as {@code kafka-storage format} does. */
    private static void format(Path data, Path properties) {
        if (Files.exists(data.resolve("meta.properties"))) {
            return;
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        String[] arguments = {"format", "--cluster-id", Uuid.randomUuid().toString(), "--config", properties.toString()
        };
        int exit = kafka.tools.StorageTool.execute(arguments, new PrintStream(said, true, StandardCharsets.UTF_8));
        if (exit != 0) {
            throw new SuiteException("Kafka could not format its storage: " + said.toString(StandardCharsets.UTF_8));
        }
    }

    private static List<String> program(
            Installation installation, ClassDataArchive classData, ClassDataRecorder recorder) {
        return recorder.uses(classData) ? recorder.options(classData) : List.of("-cp", installation.localClassPath());
    }

    private static List<String> command(Path properties, boolean quick, List<String> program) {
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(List.of("-Xmx384m", "-XX:+UseSerialGC"));
        if (quick) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.addAll(List.of(
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Dorg.slf4j.simpleLogger.showDateTime=true",
                "-Dorg.slf4j.simpleLogger.dateTimeFormat=yyyy-MM-dd HH:mm:ss.SSS"));
        command.addAll(program);
        command.addAll(List.of("kafka.Kafka", properties.toString()));
        return command;
    }

    private static void awaitPort(int port, Children children, Home home) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Ports.answers(port)) {
            children.checkAlive();
            if (System.nanoTime() > deadline) {
                throw new SuiteException("Kafka did not start; see " + home.log("kafka"));
            }
            Thread.sleep(50);
        }
    }
}
