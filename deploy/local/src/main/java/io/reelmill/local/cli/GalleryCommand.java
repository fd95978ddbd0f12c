package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.local.client.ApiCallException;
import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.gallery.GalleryEntry;
import io.reelmill.local.gallery.GalleryPage;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.samples.Samples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Renders the example of every workflow and writes a page that shows the videos. */
@Command(
        name = "gallery",
        mixinStandardHelpOptions = true,
        description =
                "Makes the videos of the requests in examples/, and a page that shows them beside their requests.")
final class GalleryCommand implements Runnable {

    private static final String URL = "REELMILL_URL";

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(arity = "0..*", paramLabel = "WORKFLOW", description = "Which workflows (default: all).")
    private List<String> workflows = List.of();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "reelmill-gallery",
            description = "Where page and videos are saved (default: ${DEFAULT-VALUE}).")
    private Path folder;

    @Option(
            names = "--resolution",
            paramLabel = "720p|1080p|4k",
            description = "Resolution of all videos (default: as each request has it).")
    private String resolution;

    private final List<GalleryEntry> exhibits = new ArrayList<>();

    GalleryCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        List<Workflow> chosen = chosen();
        prepare();
        if (environment.variables().containsKey(URL)) {
            URI url = environment.url();
            show(chosen, url, new ReelmillClient(url, environment.key()), () -> {});
        } else {
            SuiteOptions options = SuiteOptions.inTemporaryFolder()
                    .from(environment.variables())
                    .reportingTo(terminal::note);
            terminal.note("starting the suite");
            try (Suite suite = Suite.start(options)) {
                ReelmillClient client = new ReelmillClient(suite.gatewayUrl(), suite.demoKey());
                show(chosen, suite.gatewayUrl(), client, suite::checkAlive);
            }
        }
        terminal.result(folder.resolve("index.html").toString());
        long failed = exhibits.stream().filter(e -> e.film().isEmpty()).count();
        if (failed > 0) {
            throw new CommandException(
                    CommandException.FAILED, failed + " of " + chosen.size() + " renders failed; the page says why");
        }
    }

    private List<Workflow> chosen() {
        if (workflows.isEmpty()) {
            return List.of(Workflow.values());
        }
        String known = String.join(
                ", ", Stream.of(Workflow.values()).map(Workflow::wireName).toList());
        return workflows.stream()
                .map(name -> Workflow.find(name)
                        .orElseThrow(() -> new CommandException(
                                CommandException.MISUSED, "there is no workflow " + name + ", only: " + known)))
                .toList();
    }

    private void prepare() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new CommandException(CommandException.MISUSED, "cannot write " + folder);
        }
        SavedVideo.checkWritable(folder.resolve("index.html"));
    }

    /** Rewrites the page after every video, so that it can be opened while others are rendered. */
    private void show(List<Workflow> chosen, URI url, ReelmillClient client, Runnable check) {
        Samples samples = new Samples(url.toString().replaceAll("/$", ""));
        for (Workflow workflow : chosen) {
            terminal.note("%d/%d %s".formatted(exhibits.size() + 1, chosen.size(), workflow.wireName()));
            exhibits.add(exhibit(workflow, sized(samples.request(workflow)), client, check));
            write(folder.resolve("index.html"), GalleryPage.of(exhibits));
        }
    }

    private JsonNode sized(JsonNode request) {
        if (resolution != null) {
            ((ObjectNode) request).withObject("/render").put("resolution", resolution);
        }
        return request;
    }

    private GalleryEntry exhibit(Workflow workflow, JsonNode request, ReelmillClient client, Runnable check) {
        long begin = System.nanoTime();
        try {
            Path video = folder.resolve(GalleryEntry.video(workflow));
            RenderStatus film = new SavedVideo(terminal, client, check).save(request.toString(), video);
            film.thumbnailUrl().ifPresent(link -> client.download(link, folder.resolve(GalleryEntry.poster(workflow))));
            return GalleryEntry.of(workflow, request, film, seconds(begin));
        } catch (CommandException | ApiCallException e) {
            terminal.error(workflow.wireName() + ": " + e.getMessage());
            return GalleryEntry.failed(workflow, request, e.getMessage(), seconds(begin));
        }
    }

    private static double seconds(long since) {
        return (System.nanoTime() - since) / 1e9;
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
