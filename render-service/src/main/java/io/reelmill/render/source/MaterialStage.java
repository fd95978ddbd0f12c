package io.reelmill.render.source;

import io.reelmill.contracts.catalog.LongestInput;
import io.reelmill.fetch.Limits;
import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.job.StoppedException;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;

/** Fetches one file and has it normalised. */
public final class MaterialStage implements Stage<MaterialStage.Order, Material> {

    /**
     * @param field that names the address, for messages
     * @param version of what lies there, as {@link SourceFetcher#contentVersion} tells, or the run
     * @param kinds that will do
     * @param width pixels that a video is at most needed with
     * @param height pixels
     */
    public record Order(
            String field, String url, String version, String title, Set<Kind> kinds, int width, int height) {}

    private final SourceFetcher outside;
    private final Extractor extractor;
    private final MediaIntake intake;

    public MaterialStage(SourceFetcher outside, Extractor extractor, MediaIntake intake) {
        this.outside = outside;
        this.extractor = extractor;
        this.intake = intake;
    }

    @Override
    public String name() {
        return "source";
    }

    @Override
    public Class<Material> resultType() {
        return Material.class;
    }

    @Override
    public Material run(Order order, Path folder, StageContext context) throws Exception {
        Path raw = folder.resolve("raw");
        boolean still = order.kinds().equals(Set.of(Kind.IMAGE));
        Optional<String> platform = still ? Optional.empty() : PlatformLinks.platform(order.url());
        if (platform.isPresent()) {
            extractor.fetch(order.field(), platform.get(), order.url(), raw, context::stopped);
        } else {
            outside.download(order.field(), order.url(), raw, still ? Limits.picture() : Limits.media());
        }
        context.progress(0.4);
        return opened(intake, order, raw, folder, context);
    }

    /** A file that has arrived, normalised; the file itself is gone then. */
    static Material opened(MediaIntake intake, Order order, Path raw, Path folder, StageContext context)
            throws IOException {
        context.check();
        try {
            Normalised found = intake.normalise(
                    raw,
                    new NormalisationRequest(order.width(), order.height(), LongestInput.SOURCE_SECONDS),
                    folder,
                    context::stopped);
            Material material = material(order, found, folder);
            if (!order.kinds().contains(material.kind())) {
                throw new MediaException(
                        "is " + named(material.kind()) + "; what fits here is " + fitting(order.kinds()));
            }
            return material;
        } catch (MediaException e) {
            throw new ProviderException(Category.INPUT, order.field() + " " + e.getMessage() + ".", e);
        } catch (CancellationException e) {
            throw new StoppedException();
        } finally {
            Files.deleteIfExists(raw);
        }
    }

    private static Material material(Order order, Normalised found, Path folder) {
        return new Material(
                order.title(),
                Kind.valueOf(found.kind().name()),
                name(folder, found.picture()),
                name(folder, found.sound()),
                found.width(),
                found.height(),
                found.seconds(),
                found.frameRate(),
                found.alpha());
    }

    private static String name(Path folder, Path file) {
        return file == null ? null : folder.relativize(file).toString();
    }

    private static String fitting(Set<Kind> kinds) {
        return kinds.stream().sorted().map(MaterialStage::named).collect(Collectors.joining(" or "));
    }

    private static String named(Kind kind) {
        return switch (kind) {
            case IMAGE -> "an image";
            case VIDEO -> "a video";
            case AUDIO -> "sound";
        };
    }
}
