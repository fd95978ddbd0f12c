package io.reelmill.local.cli;

import io.reelmill.local.client.ReelmillClient;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a video on a running suite. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = "Sends a request body to a running suite and saves the video.")
final class RenderCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(paramLabel = "BODY.json", description = "The body of POST /api/public/v3/render.")
    private Path body;

    @Option(
            names = "--out",
            paramLabel = "FILE.mp4",
            description = "Where the video is saved (default: the name of the body with .mp4).")
    private Path out;

    RenderCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        String request = SavedVideo.read(body);
        Path file = out != null ? out : Path.of(body.getFileName().toString().replaceFirst("\\.json$", "") + ".mp4");
        SavedVideo.checkWritable(file);
        ReelmillClient client = new ReelmillClient(environment.url(), environment.key());
        new SavedVideo(terminal, client, () -> {}).make(request, file);
    }
}
