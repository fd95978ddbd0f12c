package io.reelmill.render.source;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.util.Set;

/** Takes the kept image of a character out of the media store and has it normalised. */
public final class CharacterStage implements Stage<CharacterStage.Order, Material> {

    /**
     * @param name of the character
     * @param picture key of its image
     */
    public record Order(String name, String picture) {}

    /** The character was deleted after the render had been accepted. */
    public static final class DeletedException extends ProviderException {

        private DeletedException(String character) {
            super(
                    Category.INPUT,
                    "characterIds (" + character + ") is a character that was deleted before it could be shown.");
        }
    }

    private static final int LARGEST = 4096;

    private final MediaStore kept;
    private final MediaIntake intake;

    public CharacterStage(MediaStore kept, MediaIntake intake) {
        this.kept = kept;
        this.intake = intake;
    }

    @Override
    public String name() {
        return "character";
    }

    @Override
    public Class<Material> resultType() {
        return Material.class;
    }

    @Override
    public Material run(Order order, Path folder, StageContext context) throws Exception {
        String field = "characterIds (" + order.name() + ")";
        StoredMedia image = kept.find(order.picture()).orElseThrow(() -> new DeletedException(order.name()));
        Path raw = folder.resolve("raw");
        image.copyTo(raw);
        var wanted =
                new MaterialStage.Order(field, order.picture(), "", order.name(), Set.of(Kind.IMAGE), LARGEST, LARGEST);
        return MaterialStage.opened(intake, wanted, raw, folder, context);
    }
}
