package io.reelmill.local.cli;

import io.reelmill.kafka.deadletter.DeadLetter;
import io.reelmill.kafka.deadletter.DeadLetters;
import io.reelmill.local.kafka.KafkaConnection;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows messages that a service could not read, and sends them again. */
@Command(
        name = "dead-letters",
        mixinStandardHelpOptions = true,
        description = "Lists messages that a service could not read; shows one; sends them again.")
final class DeadLettersCommand {

    private final Terminal terminal;
    private final Environment environment;

    DeadLettersCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Command(name = "list", description = "Lists them, oldest first.")
    int list() {
        List<DeadLetter> letters = letters().list();
        for (DeadLetter letter : letters) {
            terminal.result("%s  %s  %s  %s%s"
                    .formatted(
                            letter.id(),
                            letter.at(),
                            letter.type(),
                            letter.reason().lines().findFirst().orElse(""),
                            letter.replayed() ? "  (sent again)" : ""));
        }
        if (letters.isEmpty()) {
            terminal.note("no dead letters");
        }
        return 0;
    }

    @Command(name = "show", description = "Shows one with its headers and its body.")
    int show(@Parameters(paramLabel = "ID", description = "As list names it.") String id) {
        DeadLetter letter = find(id);
        terminal.result("from topic: " + letter.originalTopic());
        terminal.result("reason: " + letter.reason());
        terminal.result("key: " + letter.key());
        letter.headers()
                .forEach((name, value) -> terminal.result(name + ": "
                        + (value == null ? "" : new String(value, java.nio.charset.StandardCharsets.UTF_8))));
        terminal.result(letter.text());
        return 0;
    }

    @Command(name = "replay", description = "Sends messages again to the topic that they came from.")
    int replay(
            @Parameters(paramLabel = "ID", arity = "0..*", description = "As list names them.") List<String> ids,
            @Option(names = "--all", description = "All that were not sent again yet.") boolean all) {
        boolean named = ids != null && !ids.isEmpty();
        if (named == all) {
            throw new CommandException(CommandException.MISUSED, "name the messages to send again, or give --all");
        }
        int sent = 0;
        if (all) {
            sent = letters().replayAll();
        } else {
            List<DeadLetter> chosen = ids.stream().map(this::find).toList();
            for (DeadLetter letter : chosen) {
                letters().replay(letter);
                sent++;
            }
        }
        terminal.result(sent + (sent == 1 ? " message was sent again" : " messages were sent again"));
        return 0;
    }

    private DeadLetter find(String id) {
        return letters()
                .find(id)
                .orElseThrow(() -> new CommandException(CommandException.MISUSED, "there is no dead letter " + id));
    }

    private DeadLetters letters() {
        return new DeadLetters(KafkaConnection.to(environment.kafka()));
    }
}
