package io.reelmill.render.provider;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.fal.FalModel;
import io.reelmill.remote.fal.FalStorage;
import io.reelmill.remote.model.FileDepot;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Part;
import io.reelmill.remote.model.Shape;
import io.reelmill.remote.openai.OpenAiImages;
import io.reelmill.remote.replicate.ReplicateFiles;
import io.reelmill.remote.replicate.ReplicateModel;
import io.reelmill.remote.webui.WebUiPictures;
import io.reelmill.render.provider.ProviderSettings.Animator;
import io.reelmill.render.provider.ProviderSettings.Generator;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Models as they are configured. */
final class RemoteModels {

    private static final String PICTURE = "picture";
    private static final String CLIP = "clip";
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final List<String> SIZES = List.of("1024x1024", "1024x1536", "1536x1024");
    private static final List<String> PICTURE_SHAPES = List.of("1:1", "9:16", "16:9", "4:5", "5:4", "3:4", "4:3");
    private static final List<String> CLIP_SHAPES = List.of("1:1", "9:16", "16:9");

    /** Seconds; shorter ones would be all seams. */
    private static final double SHORTEST_STRETCH = 2;

    private final ConfiguredEndpoints endpoints;

    RemoteModels(ConfiguredEndpoints endpoints) {
        this.endpoints = endpoints;
    }

    MediaModel ofPictures(String setting, Generator generator) {
        EndpointClient line = endpoints.line(
                setting, generator.endpoint(), Vendor.OPENAI, Vendor.FAL, Vendor.REPLICATE, Vendor.WEBUI);
        return switch (endpoints.vendor(generator.endpoint())) {
            case OPENAI ->
                new OpenAiImages(line, model(setting, generator), input(setting, generator, Shape.SIZE, SIZES));
            case WEBUI -> new WebUiPictures(line, input(setting, generator, Shape.WIDTH_HEIGHT, PICTURE_SHAPES));
            case FAL ->
                new FalModel(
                        line,
                        model(setting, generator),
                        input(setting, generator, Shape.IMAGE_SIZE, PICTURE_SHAPES),
                        errand(setting, generator),
                        PICTURE,
                        reference(line, generator));
            default ->
                new ReplicateModel(
                        line,
                        model(setting, generator),
                        input(setting, generator, Shape.ASPECT_RATIO, PICTURE_SHAPES),
                        errand(setting, generator),
                        PICTURE,
                        reference(line, generator));
        };
    }

    MediaModel ofClips(String setting, Generator generator) {
        EndpointClient line = endpoints.line(setting, generator.endpoint(), Vendor.FAL, Vendor.REPLICATE);
        ModelInput input = input(setting, generator, Shape.ASPECT_RATIO, CLIP_SHAPES);
        JobPoller errand = errand(setting, generator);
        return endpoints.vendor(generator.endpoint()) == Vendor.FAL
                ? new FalModel(line, model(setting, generator), input, errand, CLIP, reference(line, generator))
                : new ReplicateModel(line, model(setting, generator), input, errand, CLIP, reference(line, generator));
    }

    /** How a model is shown what a character looks like, where it takes such a picture. */
    private ModelFiles reference(EndpointClient line, Generator generator) {
        return generator
                .reference()
                .map(field -> new ModelFiles(depot(line, generator), Map.of(Part.IMAGE, field)))
                .orElse(ModelFiles.NONE);
    }

    private FileDepot depot(EndpointClient line, Generator generator) {
        return endpoints.vendor(generator.endpoint()) == Vendor.FAL
                ? new FalStorage(endpoints.uploads(generator.endpoint()))
                : new ReplicateFiles(line);
    }

    /**
     * A model that makes a video of files.
     *
     * @param operation for metrics
     * @param parts that it is given
     */
    MediaModel ofFiles(String setting, Animator animator, String operation, Part... parts) {
        EndpointClient line = endpoints.line(setting, animator.endpoint(), Vendor.FAL, Vendor.REPLICATE);
        boolean fal = endpoints.vendor(animator.endpoint()) == Vendor.FAL;
        ModelInput input = input(setting, animator, Shape.NONE, CLIP_SHAPES);
        JobPoller errand = errand(setting, animator);
        ModelFiles files = new ModelFiles(depot(line, animator), fields(setting, animator, fal ? "_url" : "", parts));
        return fal
                ? new FalModel(line, model(setting, animator), input, errand, operation, files)
                : new ReplicateModel(line, model(setting, animator), input, errand, operation, files);
    }

    /** The fields that take files, as most models of a vendor call them where nothing is said. */
    private static Map<Part, String> fields(String setting, Animator animator, String ending, Part... parts) {
        Map<Part, String> fields = new EnumMap<>(Part.class);
        Map<String, String> told = new TreeMap<>(animator.fields());
        for (Part part : parts) {
            String usual = part == Part.SOUND ? "audio" : ConfiguredEndpoints.named(part);
            String own = told.remove(ConfiguredEndpoints.named(part));
            fields.put(part, own == null ? usual + ending : own);
        }
        if (!told.isEmpty()) {
            throw new ConfigurationException(ConfiguredEndpoints.PREFIX + setting + ".fields."
                    + told.keySet().iterator().next()
                    + " is not there: it is given "
                    + Stream.of(parts).map(ConfiguredEndpoints::named).collect(Collectors.joining(" and ")));
        }
        return fields;
    }

    /** Seconds that a model takes at a time. */
    static double longest(String setting, Animator animator) {
        double longest = animator.longest().orElse(Double.MAX_VALUE);
        if (!(longest >= SHORTEST_STRETCH)) {
            throw new ConfigurationException(ConfiguredEndpoints.PREFIX + setting + ".longest must be at least "
                    + SHORTEST_STRETCH + " seconds");
        }
        return longest;
    }

    private static String model(String setting, Generator generator) {
        return generator
                .model()
                .orElseThrow(() -> new ConfigurationException(ConfiguredEndpoints.PREFIX + setting
                        + ".model is not set: it names the model at " + generator.endpoint()));
    }

    private static ModelInput input(String setting, Generator generator, Shape usual, List<String> usualShapes) {
        Shape shape = generator.shape().map(s -> Shape.valueOf(s.name())).orElse(usual);
        List<String> otherwise = shape == Shape.SIZE ? SIZES : usualShapes;
        List<String> shapes = generator.shapes().orElse(otherwise);
        for (String known : shapes) {
            if (Shape.ratio(known) == 0) {
                throw new ConfigurationException(ConfiguredEndpoints.PREFIX + setting + ".shapes holds '" + known
                        + "'; a size is like 1024x1536, a shape like 9:16");
            }
        }
        return new ModelInput(shape, shapes, generator.input());
    }

    private static JobPoller errand(String setting, Generator generator) {
        if (generator.limit().isNegative() || generator.limit().isZero()) {
            throw new ConfigurationException(ConfiguredEndpoints.PREFIX + setting + ".limit must be above 0");
        }
        return new JobPoller(PAUSE, generator.limit());
    }
}
