package io.reelmill.render.overlay;

import io.reelmill.illustrator.sticker.StickerPainter;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws stickers for shots, not for two in a row: of what a shot names, or a reaction to it where that is seen already. */
public final class StickerStage implements Stage<StickerStage.Order, StickerStage.Stickers> {

    /**
     * @param pictured whether the pictures were made of what the shots name
     * @param size pixels of a sticker's side
     * @param language of the shots: tag, or empty for English
     */
    public record Order(List<Shot> shots, boolean pictured, int size, String language) {}

    /** All that are to be shown. */
    public record Stickers(List<Sticker> list) {
        public Stickers {
            list = List.copyOf(list);
        }
    }

    /**
     * @param file PNG in the stage's folder
     * @param start seconds
     * @param end seconds
     */
    public record Sticker(String file, double start, double end) {}

    @Override
    public String name() {
        return "stickers";
    }

    @Override
    public Class<Stickers> resultType() {
        return Stickers.class;
    }

    @Override
    public Stickers run(Order order, Path folder, StageContext context) throws IOException {
        StickerPainter painter = new StickerPainter();
        Set<String> shown = new HashSet<>();
        List<Sticker> stickers = new ArrayList<>();
        int last = -2;
        for (Shot shot : order.shots()) {
            Optional<String> name = order.pictured()
                    ? painter.reaction(shot.words(), order.language(), shown)
                    : painter.find(shot.words(), order.language(), shown);
            double length = shot.end() - shot.start();
            if (name.isPresent() && shot.index() - last >= 2 && length > 1) {
                String file = "sticker-" + shot.index() + ".png";
                painter.draw(name.get(), order.size(), folder.resolve(file));
                stickers.add(new Sticker(file, shot.start() + 0.35, Math.min(shot.end() - 0.15, shot.start() + 3)));
                shown.add(name.get());
                last = shot.index();
            }
        }
        return new Stickers(stickers);
    }
}
