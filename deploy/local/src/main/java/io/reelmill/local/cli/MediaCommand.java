package io.reelmill.local.cli;

import io.reelmill.local.client.Generation;
import io.reelmill.local.client.ReelmillClient;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Generates images or a clip on a running suite. */
@Command(
        name = "media",
        mixinStandardHelpOptions = true,
        description = "Sends a request body to a running suite and saves the images or the clip.")
final class MediaCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(paramLabel = "BODY.json", description = "The body of POST /api/public/v3/generate-media.")
    private Path body;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where they are saved (default: the name of the body); several are numbered.")
    private Path out;

    MediaCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        String request = SavedVideo.read(body);
        Path file = out != null ? out : Path.of(body.getFileName().toString());
        SavedVideo.checkWritable(file);
        ReelmillClient client = new ReelmillClient(environment.url(), environment.key());
        Generation started = client.generate(request);
        new SavedMedia(terminal, client).save(started, () -> client.generation(started.id()), file);
    }
}
