package io.reelmill.deploy.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.Topics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands for clusters and containers cannot be run in a test; what they name is looked up in what the chart and compose make. */
class DocumentedCommandsTest {

    /** A path in code: at least two names with a point between them. */
    private static final Pattern PATH = Pattern.compile("`([a-zA-Z]+(?:\\.[a-zA-Z]+)+)(?::[^`]*)?`");

    private static final KubectlCommands KUBECTL = new KubectlCommands();

    static List<DocumentedCommand> commands() {
        return DocumentedCommand.all();
    }

    static List<Path> documents() {
        return DocumentedCommand.documents();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void shouldNameWhatThereIs(DocumentedCommand command) throws IOException, InterruptedException {
        assertThat(complaints(command)).isEmpty();
    }

    @Test
    void shouldFindTheCommandsOfEachProgram() {
        assertThat(commands()).extracting(DocumentedCommand::program).contains("docker", "helm", "kubectl");
        assertThat(commands()).hasSizeGreaterThanOrEqualTo(12);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldNameValuesThatTheChartHas(Path document) {
        List<String> topics = Topics.ALL.stream().map(Topics.Topic::name).toList();
        List<String> paths = PATH.matcher(String.join("\n", DocumentedCommand.lines(document)))
                .results()
                .map((MatchResult path) -> path.group(1))
                .filter(HelmCommands::isAbove)
                .filter(path -> !topics.contains(path) && !path.endsWith(".yaml"))
                .toList();

        assertThat(paths).allSatisfy(path -> assertThat(HelmCommands.isValue(path))
                .as("the chart has the value %s", path)
                .isTrue());
    }

    /** Each names one thing that does not exist. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "docker compose -f deploy/absent.yaml up -d",
                "docker compose -f deploy/compose.yaml build gateway painters",
                "docker compose -f deploy/compose.yaml --profile gpu up -d",
                "docker compose -f deploy/compose.yaml rise",
                "REELMILL_ABSENT=1 docker compose -f deploy/compose.yaml up",
                "REELMILL_PROVIDERS=/etc/absent.yaml docker compose -f deploy/compose.yaml up",
                "helm -n films install reelmill deploy/helm/absent -f my-values.yaml",
                "helm -n films install reelmill deploy/helm/reelmill -f deploy/helm/reelmill/examples/absent.yaml",
                "helm -n films install other deploy/helm/reelmill",
                "helm -n films upgrade reelmill deploy/helm/reelmill --set autoscaling.maximum=3",
                "helm -n films renew reelmill",
                "kubectl -n elsewhere rollout restart deployment",
                "kubectl -n films port-forward deployment/reelmill-accounts 8093",
                "kubectl -n films port-forward deployment/reelmill-account 8094",
                "kubectl -n films get secret absent -o jsonpath='{.data.operator-token}'",
                "kubectl -n films get secret reelmill -o jsonpath='{.data.absent-token}'",
                "kubectl -n films create secret generic reelmill-database --from-literal=user=…"
                        + " --from-literal=password=…",
                "kubectl annotate scaledobject reelmill-workers autoscaling.keda.sh/paused-replicas=\"0\"",
                "kubectl -n films get deployment -l app.kubernetes.io/component=painter",
                "kubectl -n films reboot deployment"
            })
    void shouldComplainOfWhatThereIsNot(String line) throws IOException, InterruptedException {
        List<DocumentedCommand> commands = DocumentedCommand.in(line, "here");

        assertThat(commands).hasSize(1);
        assertThat(complaints(commands.get(0))).hasSize(1);
    }

    private List<String> complaints(DocumentedCommand command) throws IOException, InterruptedException {
        return switch (command.program()) {
            case "helm" -> HelmCommands.complaints(command);
            case "kubectl" -> KUBECTL.complaints(command);
            default -> ComposeCommands.complaints(command);
        };
    }
}
