package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.local.client.Generation;
import io.reelmill.local.client.ReelmillClient;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exports a project of a running suite. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Exports a finished project of a running suite, for credits, and saves the video.")
final class ExportCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(paramLabel = "PID", description = "The project, as the render call has named it.")
    private String pid;

    @Option(names = "--out", paramLabel = "FILE.mp4", description = "Where the video is saved (default: PID.mp4).")
    private Path out;

    @Option(names = "--resolution", paramLabel = "720p|1080p|4k", description = "Another resolution.")
    private String resolution;

    @Option(names = "--ratio", paramLabel = "9:16|16:9|1:1|4:5", description = "Another shape.")
    private String ratio;

    @Option(names = "--frame-rate", paramLabel = "N", description = "Another number of frames a second.")
    private Double frameRate;

    @Option(names = "--captions", paramLabel = "true|false", arity = "1", description = "With or without captions.")
    private Boolean captions;

    ExportCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        Path file = out != null ? out : Path.of(pid + ".mp4");
        SavedVideo.checkWritable(file);
        ReelmillClient client = new ReelmillClient(environment.url(), environment.key());
        Generation started = client.export(body().toString());
        new SavedMedia(terminal, client).save(started, () -> client.export(pid, started.id()), file);
    }

    private ObjectNode body() {
        ObjectNode body = new ObjectMapper().createObjectNode().put("pid", pid);
        if (ratio != null) {
            body.put("aspectRatio", ratio);
        }
        if (resolution != null) {
            body.withObjectProperty("render").put("resolution", resolution);
        }
        if (frameRate != null) {
            body.withObjectProperty("render").put("frameRate", frameRate);
        }
        if (captions != null) {
            body.withObjectProperty("captions").put("enabled", captions);
        }
        return body;
    }
}
