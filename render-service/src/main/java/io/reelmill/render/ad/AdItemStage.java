package io.reelmill.render.ad;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.render.ad.AdItem.Kind;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Looks at what the client provides for an advertisement, and cuts products and logos out. */
public final class AdItemStage implements Stage<AdItemStage.Order, AdItemStage.Items> {

    /** What is fainter is not looked at. */
    private static final int FAINT = 24;

    private final BackgroundRemover remover;
    private final Path projectFolder;

    public AdItemStage(BackgroundRemover remover, Path projectFolder) {
        this.remover = remover;
        this.projectFolder = projectFolder;
    }

    /** Images and videos, in order. */
    public record Order(List<Material> materials) {}

    /** The same in the same order. */
    public record Items(List<AdItem> items) {
        public Items {
            items = List.copyOf(items);
        }
    }

    @Override
    public String name() {
        return "items";
    }

    @Override
    public Class<Items> resultType() {
        return Items.class;
    }

    @Override
    public Items run(Order order, Path folder, StageContext context) throws IOException {
        List<AdItem> items = new ArrayList<>();
        for (Material material : order.materials()) {
            context.check();
            Kind kind = material.isVideo() ? Kind.SCENE : kind(material);
            Path file = folder.resolve("cut-out-" + items.size() + ".png");
            items.add(new AdItem(material, kind, kind == Kind.SCENE ? null : cutOut(material, file)));
        }
        return new Items(items);
    }

    private Kind kind(Material material) throws IOException {
        BufferedImage picture =
                ImageIO.read(projectFolder.resolve(material.picture()).toFile());
        return new PictureAppraisal(picture).kind();
    }

    /** Where nothing stands out after all, the picture is shown as it is. */
    private String cutOut(Material material, Path file) throws IOException {
        try {
            Path picture = projectFolder.resolve(material.picture());
            if (!material.alpha()) {
                remover.remove(picture, file);
            }
            trim(material.alpha() ? picture : file, file);
            return projectFolder.relativize(file).toString();
        } catch (ProviderException e) {
            return null;
        }
    }

    /** Keeps what is seen, without the empty space around it. */
    private static void trim(Path from, Path to) throws IOException {
        BufferedImage whole = ImageIO.read(from.toFile());
        Rectangle seen = new Rectangle(0, 0, -1, -1);
        for (int y = 0; y < whole.getHeight(); y++) {
            for (int x = 0; x < whole.getWidth(); x++) {
                if (whole.getRGB(x, y) >>> 24 > FAINT) {
                    seen.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        BufferedImage part = seen.isEmpty() ? whole : whole.getSubimage(seen.x, seen.y, seen.width, seen.height);
        ImageIO.write(part, "png", to.toFile());
    }
}
