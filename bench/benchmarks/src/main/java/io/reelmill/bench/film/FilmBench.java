package io.reelmill.bench.film;

import io.reelmill.bench.Figure;
import io.reelmill.bench.scale.SplitBench;
import io.reelmill.local.client.ProjectPoller;
import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.natives.SkijaLibrary;
import io.reelmill.timeline.TimelineJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * Makes three fixed films through a suite of its own, and encodes the frames of each with x264 alone at the same settings.
 *
 * <ul>
 *   <li>{@code film.NAME.vs_x264}: seconds of x264 alone, divided by those of the film stage, which draws, encodes, mixes, measures;
 *       {@code ready.NAME.vs_x264}: divided by those from the call until the film is ready. 1 would mean that everything else
 *       costs nothing.
 *   <li>{@code preview.NAME.first_s}: seconds from the call until the first fragment of the film can be watched.
 *       What is filmed beside the stages before is not among the seconds of the film stage.
 *   <li>{@code ready.NAME.cpu_vs_x264}: processor time of x264 alone, divided by that of the suite from the call until the film is
 *       ready. Unlike the seconds, it tells the same on a busy machine.
 *   <li>{@code suite.ready_s}: seconds until the suite takes calls, with the class data that a run before has recorded.
 *   <li>{@code ready.cpu_busy}: the share of all processors that the suite keeps busy while it makes these films.
 *   <li>{@code ready.first_vs_third}: seconds of a film that is called for as soon as the suite is ready, divided by those of the
 *       third; {@code ready.rested_vs_third}: those of the first film after a start that is called for once the suite has nothing
 *       more to do, divided likewise; {@code suite.rested_s}: seconds from ready until then.
 *   <li>{@code rerender.one_sentence_share}: the share of the frames of a film of twelve sentences that are encoded again when one
 *       sentence has changed.
 *   <li>{@code split.N_vs_1}: see {@link SplitBench}; {@code split.2_vs_1_here}: seconds of the script film's frames by one render
 *       worker on this machine, divided by those of two, which share its processors.
 *   <li>{@code film.NAME.STAGE_s}: seconds of each stage; {@code film.NAME.draw_ms} and {@code x264_ms}: processor time for each
 *       frame of drawing (captions too) and of x264 alone.
 * </ul>
 */
public final class FilmBench {

    private static final List<String> FILMS = List.of("script", "prompt", "article");

    /** Processor seconds of a suite within a second, below which it has nothing to do. */
    private static final double AT_REST = 0.3;
    /** Seconds. */
    private static final double LONGEST_REST = 60;

    private final Suite suite;
    private final ReelmillClient client;
    private final List<Figure> figures = new ArrayList<>();
    private double busySeconds;
    private double allSeconds;

    private FilmBench(Suite suite) {
        this.suite = suite;
        this.client = new ReelmillClient(suite.gatewayUrl(), suite.demoKey());
    }

    /** One film through the API. */
    private record Made(String pid, double seconds, OptionalDouble watchable, Map<String, Double> stages) {}

    /**
     * Prints the figures; {@code --json FILE} also writes them. Before it, {@code --only NAME} measures one film alone, and
     * {@code --workers 1,2,4} how much sooner one film is made by several workers. Takes about ten minutes on two idle processors.
     */
    public static void main(String[] args) throws Exception {
        Logger.getLogger("").setLevel(Level.WARNING);
        SkijaLibrary.prepare();
        if (args.length > 1 && args[0].equals("--workers")) {
            Figure.report(split(args[1]), Arrays.copyOfRange(args, 2, args.length));
            return;
        }
        boolean one = args.length > 1 && args[0].equals("--only");
        List<Figure> figures = run(one ? List.of(args[1]) : FILMS);
        Figure.report(figures, one ? Arrays.copyOfRange(args, 2, args.length) : args);
    }

    /** @param films to be measured; where they are not all, nothing else is */
    private static List<Figure> run(List<String> films) throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options = SuiteOptions.keepingData(home, 0).withPrivateUrls();
        say("first start after the build");
        Suite.start(options.recordingClassData()).close();
        List<Figure> rested = new ArrayList<>();
        double afterRest = firstAfterRest(options, rested);
        long began = System.nanoTime();
        try (Suite suite = Suite.start(options)) {
            FilmBench bench = new FilmBench(suite);
            bench.figures.add(new Figure("suite.ready_s", seconds(began), "s"));
            bench.figures.addAll(rested);
            double third = bench.firstAndThird();
            bench.figures.add(new Figure("ready.rested_vs_third", afterRest / third, "1"));
            for (String film : films) {
                bench.measure(film, home.resolve("work"));
            }
            if (films.equals(FILMS)) {
                bench.changedSentence(home.resolve("work"));
            }
            bench.figures.add(new Figure("ready.cpu_busy", bench.busySeconds / bench.allSeconds, "1"));
            return bench.figures;
        } finally {
            new Home(home).delete();
        }
    }

    private static List<Figure> split(String workers) throws Exception {
        List<Figure> figures = new ArrayList<>(SplitBench.run(
                Arrays.stream(workers.split(",")).map(Integer::valueOf).toList()));
        double one = scriptFilm(1);
        double two = scriptFilm(2);
        figures.add(new Figure("split.2_vs_1_here", one / two, "1"));
        return figures;
    }

    /** Seconds of the script film, after one that warms up. */
    private static double scriptFilm(int renderWorkers) throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options =
                SuiteOptions.keepingData(home, 0).withPrivateUrls().withRenderWorkers(renderWorkers);
        try (Suite suite = Suite.start(options)) {
            FilmBench bench = new FilmBench(suite);
            bench.firstAndThird();
            say("script film by " + renderWorkers + " workers");
            return bench.make(bench.request("script")).seconds();
        } finally {
            new Home(home).delete();
        }
    }

    /** Seconds of the first film after a start that is called for when the suite is at rest. */
    private static double firstAfterRest(SuiteOptions options, List<Figure> figures) throws Exception {
        try (Suite suite = Suite.start(options)) {
            FilmBench bench = new FilmBench(suite);
            long began = System.nanoTime();
            ProcessorUse use = new ProcessorUse();
            do {
                use.begin();
                Thread.sleep(1000);
                use.look();
            } while (use.seconds() > AT_REST && seconds(began) < LONGEST_REST);
            figures.add(new Figure("suite.rested_s", seconds(began), "s"));
            return bench.filmOf("Dora");
        }
    }

    /** Seconds of a short film; each has a text of its own, so that nothing is found ready. */
    private double filmOf(String name) throws IOException {
        String text = "Good morning " + name + ". The kettle sings, and the bread is warm. Sit down and eat with us.";
        double seconds = make("{\"workflow\": \"script-to-video\", \"source\": {\"text\": \"" + text + "\"}}")
                .seconds();
        say("film of " + name + ": " + Math.round(seconds) + " s");
        return seconds;
    }

    /** Three films of one length; answers the seconds of the third. */
    private double firstAndThird() throws IOException {
        List<Double> took = new ArrayList<>();
        for (String name : List.of("Ada", "Ben", "Cleo")) {
            took.add(filmOf(name));
        }
        figures.add(new Figure("ready.first_s", took.get(0), "s"));
        figures.add(new Figure("ready.third_s", took.get(2), "s"));
        figures.add(new Figure("ready.first_vs_third", took.get(0) / took.get(2), "1"));
        return took.get(2);
    }

    private void measure(String film, Path workRoot) throws IOException {
        say("film " + film);
        ProcessorUse use = new ProcessorUse();
        Made made = make(request(film), use);
        busySeconds += use.seconds();
        allSeconds += made.seconds() * Runtime.getRuntime().availableProcessors();
        say("film " + film + ": " + Math.round(made.seconds()) + " s; its frames with x264 alone");
        EncodedAlone alone = EncodedAlone.measure(workRoot.resolve(made.pid()).resolve("0"));
        double filmStage = made.stages().getOrDefault("film", Double.NaN);
        add(film, "film", "vs_x264", alone.seconds() / filmStage, "1");
        add(film, "ready", "cpu_vs_x264", alone.processorSeconds() / use.seconds(), "1");
        add(film, "ready", "vs_x264", alone.seconds() / made.seconds(), "1");
        add(film, "ready", "s", made.seconds(), "s");
        made.watchable().ifPresent(seconds -> add(film, "preview", "first_s", seconds, "s"));
        add(film, "ready", "cpu_s", use.seconds(), "s");
        made.stages().forEach((stage, seconds) -> add(film, "film", stage + "_s", seconds, "s"));
        add(film, "film", "x264_s", alone.seconds(), "s");
        add(film, "film", "x264_ms", alone.encodingMillis(), "ms");
        add(film, "film", "draw_ms", alone.drawingMillis(), "ms");
    }

    private void changedSentence(Path workRoot) throws IOException {
        String body = request("sentences");
        Made first = make(body);
        Path folder = workRoot.resolve(first.pid()).resolve("0");
        EncodedSegments before = EncodedSegments.in(folder);
        Made again = make(body.replace("A whale sings for hours.", "A whale sings for hours and days.")
                .replaceFirst("\\{", "{\"projectId\": \"" + first.pid() + "\","));
        double frames = TimelineJson.read(timeline(folder)).frameCount();
        long encoded = EncodedSegments.in(folder).framesSince(before);
        figures.add(new Figure("rerender.one_sentence_share", encoded / frames, "1"));
        figures.add(new Figure("rerender.first_s", first.seconds(), "s"));
        figures.add(new Figure("rerender.again_s", again.seconds(), "s"));
    }

    private void add(String film, String group, String what, double value, String unit) {
        figures.add(new Figure(group + "." + film + "." + what, value, unit));
    }

    private Made make(String body) throws IOException {
        return make(body, new ProcessorUse());
    }

    private Made make(String body, ProcessorUse use) throws IOException {
        Map<String, Double> before = StageSeconds.read(suite);
        use.begin();
        long began = System.nanoTime();
        String pid = client.render(body).pid();
        AtomicReference<OptionalDouble> watchable = new AtomicReference<>(OptionalDouble.empty());
        RenderStatus end = new ProjectPoller(client, Duration.ofMillis(200), () -> {
                    suite.checkAlive();
                    use.look();
                })
                .follow(pid, status -> {
                    if (watchable.get().isEmpty() && status.previewUrl().isPresent()) {
                        watchable.set(OptionalDouble.of(seconds(began)));
                    }
                });
        double seconds = seconds(began);
        use.look();
        if (!end.isReady()) {
            throw new IOException("the film failed: " + end.error());
        }
        Map<String, Double> stages = new TreeMap<>();
        StageSeconds.read(suite).forEach((stage, sum) -> {
            double took = sum - before.getOrDefault(stage, 0.0);
            if (took > 0) {
                stages.put(stage, took);
            }
        });
        return new Made(pid, seconds, watchable.get(), stages);
    }

    private String request(String film) throws IOException {
        try (InputStream in = FilmBench.class.getResourceAsStream(film + ".json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("SUITE", suite.gatewayUrl().toString());
        }
    }

    private static double seconds(long began) {
        return (System.nanoTime() - began) / 1e9;
    }

    private static void say(String what) {
        System.err.println("bench: " + what);
    }

    /** The timeline of a film in its work folder; the newest, where a run has left several. */
    static Path timeline(Path folder) throws IOException {
        try (Stream<Path> stages = Files.list(folder)) {
            return stages.map(stage -> stage.resolve("timeline.json"))
                    .filter(Files::exists)
                    .max(java.util.Comparator.comparing(file -> file.toFile().lastModified()))
                    .orElseThrow(() -> new IOException("there is no timeline in " + folder));
        }
    }
}
