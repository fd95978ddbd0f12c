package io.reelmill.render.generation;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Puts several figures together as people stand for a photograph: side by side, further rows behind and higher. */
final class GroupStage implements Stage<GroupStage.Order, GroupStage.Group> {

    private static final String FILE = "group.png";

    /** Pixels of a figure of the first row. */
    private static final int HEIGHT = 720;
    /** Of the height of a figure, that of a picture in a frame. */
    private static final double FRAMED = 0.62;
    /** Of the width of a figure, how far the next one stands before it. */
    private static final double OVERLAP = 0.1;
    /** Of the height of a row, how much higher the row behind stands. */
    private static final double STEP = 0.5;
    /** Those behind look smaller. */
    private static final double BEHIND = 0.88;

    private static final int MAX_IN_ROW = 4;

    /** @param figure PNG, named from the project's folder */
    record Member(String figure, boolean framed) {}

    /** @param members the most important first */
    record Order(List<Member> members) {}

    /** @param file PNG in the stage's folder */
    record Group(String file, int width, int height) {}

    private record Placed(BufferedImage image, double x, double y, double width, double height) {}

    private final Path projectFolder;

    GroupStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "group";
    }

    @Override
    public Class<Group> resultType() {
        return Group.class;
    }

    @Override
    public Group run(Order order, Path folder, StageContext context) throws IOException {
        List<Placed> placed = new ArrayList<>();
        List<Member> all = order.members();
        double foot = 0;
        double size = HEIGHT;
        for (int from = 0; from < all.size(); from += MAX_IN_ROW) {
            context.check();
            List<Member> row = all.subList(from, Math.min(all.size(), from + MAX_IN_ROW));
            placed.addAll(0, row(row, foot, size));
            foot -= size * STEP;
            size *= BEHIND;
        }
        double left = placed.stream().mapToDouble(Placed::x).min().orElse(0);
        double right = placed.stream().mapToDouble(p -> p.x() + p.width()).max().orElse(1);
        double top = placed.stream().mapToDouble(Placed::y).min().orElse(0);
        int width = (int) Math.ceil(right - left);
        int height = (int) Math.ceil(-top);
        BufferedImage group = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = group.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (Placed p : placed) {
            g.drawImage(
                    p.image(),
                    (int) Math.round(p.x() - left),
                    (int) Math.round(p.y() - top),
                    (int) Math.round(p.width()),
                    (int) Math.round(p.height()),
                    null);
        }
        g.dispose();
        ImageIO.write(group, "png", folder.resolve(FILE).toFile());
        return new Group(FILE, width, height);
    }

    /** Centred on x 0, standing on the foot; y grows downwards. */
    private List<Placed> row(List<Member> members, double foot, double size) throws IOException {
        List<Placed> row = new ArrayList<>();
        double x = 0;
        for (Member member : members) {
            BufferedImage image =
                    ImageIO.read(projectFolder.resolve(member.figure()).toFile());
            double height = size * (member.framed() ? FRAMED : 1);
            double width = image.getWidth() * height / image.getHeight();
            row.add(new Placed(image, x, foot - height, width, height));
            x += width * (1 - OVERLAP);
        }
        Placed last = row.get(row.size() - 1);
        double middle = (last.x() + last.width()) / 2;
        return row.stream()
                .map(p -> new Placed(p.image(), p.x() - middle, p.y(), p.width(), p.height()))
                .toList();
    }
}
