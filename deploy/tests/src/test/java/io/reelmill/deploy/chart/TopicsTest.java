package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.event.Topics.Topic;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopicsTest {

    @Test
    void shouldHaveTheTopicsOfTheServices() {
        List<Topic> topics = new ArrayList<>();
        for (JsonNode topic : Chart.read(Chart.FOLDER.resolve("values.yaml")).at("/kafka/topics")) {
            topics.add(new Topic(
                    topic.path("name").asText(),
                    topic.path("partitions").asInt(),
                    Duration.ofHours(topic.path("retentionHours").asLong())));
        }

        assertThat(topics).containsExactlyInAnyOrderElementsOf(Topics.ALL);
    }

    @Test
    void shouldTellStrimziEachTopicAsItIs() {
        List<Topic> topics = Chart.render(Chart.FOLDER.resolve("examples/medium.yaml")).stream()
                .filter(manifest -> manifest.kind().equals("KafkaTopic"))
                .map(manifest -> new Topic(
                        manifest.name(),
                        manifest.body().at("/spec/partitions").asInt(),
                        Duration.ofMillis(manifest.body()
                                .at("/spec/config")
                                .path("retention.ms")
                                .asLong())))
                .toList();

        assertThat(topics).containsExactlyInAnyOrderElementsOf(Topics.ALL);
    }

    @Test
    void shouldHaveThemCreatedByAJobElsewhere() {
        assertThat(Chart.render(Chart.FOLDER.resolve("examples/small.yaml")))
                .filteredOn(manifest -> manifest.kind().equals("Job"))
                .extracting(Manifest::name)
                .contains("demo-reelmill-topics");
        assertThat(Chart.render(Chart.FOLDER.resolve("examples/medium.yaml")))
                .extracting(Manifest::toString)
                .doesNotContain("Job demo-reelmill-topics");
    }
}
