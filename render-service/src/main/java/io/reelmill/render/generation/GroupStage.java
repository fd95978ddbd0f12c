package io.reelmill.render.generation;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.awt.Color;
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
    private static final String PORTRAIT = "group.jpg";

    /** Pixels of a figure of the first row. */
    private static final int HEIGHT = 720;
    /** Of the height of a figure, that of a picture in a frame. */
    private static final double FRAMED = 0.62;
    /** Of the width of a figure, how far the next one stands before it. */
    private static final double OVERLAP = 0.1;
    /** Of the height of a row, how much higher the row behind stands. */
    private static final double STEP = 0.56;
    /** Of the width of a figure, how far rows are moved aside in turn. */
    private static final double ASIDE = 0.22;
    /** Those behind look smaller. */
    private static final double BEHIND = 0.88;

    private static final int MAX_IN_ROW = 6;
    private static final int MAX_ROWS = 3;

    /** @param figure PNG, named from the project's folder */
    record Member(String figure, boolean framed) {}

    /**
     * @param members the most important first
     * @param shape width by height of the room for all of them; the rows are as long as makes the figures largest in it
     */
    record Order(List<Member> members, double shape) {}

    /**
     * @param file PNG in the stage's folder
     * @param portrait the same on white, a JPEG, for models that go by a picture
     */
    record Group(String file, String portrait, int width, int height) {}

    private record Placed(BufferedImage image, double x, double y, double width, double height) {

        Placed moved(double aside) {
            return new Placed(image, x + aside, y, width, height);
        }
    }

    /** All figures in their places, and the box around them; y grows downwards and is 0 at the feet of the first row. */
    private record Layout(List<Placed> placed, double left, double width, double height) {

        static Layout of(List<Placed> placed) {
            double left = placed.stream().mapToDouble(Placed::x).min().orElse(0);
            double right =
                    placed.stream().mapToDouble(p -> p.x() + p.width()).max().orElse(1);
            double top = placed.stream().mapToDouble(Placed::y).min().orElse(-1);
            return new Layout(placed, left, right - left, -top);
        }

        /** Height of the least room of a shape that holds it. */
        double room(double shape) {
            return Math.max(height, width / shape);
        }
    }

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
        List<BufferedImage> images = new ArrayList<>();
        for (Member member : order.members()) {
            context.check();
            images.add(ImageIO.read(projectFolder.resolve(member.figure()).toFile()));
        }
        int shortest = Math.min(MAX_IN_ROW, (order.members().size() + MAX_ROWS - 1) / MAX_ROWS);
        Layout best = layout(order.members(), images, shortest);
        for (int perRow = shortest + 1; perRow <= MAX_IN_ROW; perRow++) {
            Layout other = layout(order.members(), images, perRow);
            best = other.room(order.shape()) < best.room(order.shape()) ? other : best;
        }
        BufferedImage group = painted(best);
        ImageIO.write(group, "png", folder.resolve(FILE).toFile());
        ImageIO.write(onWhite(group), "jpg", folder.resolve(PORTRAIT).toFile());
        return new Group(FILE, PORTRAIT, group.getWidth(), group.getHeight());
    }

    /** The last row first, so that the first is painted over it. */
    private static Layout layout(List<Member> members, List<BufferedImage> images, int perRow) {
        List<Placed> placed = new ArrayList<>();
        double foot = 0;
        double size = HEIGHT;
        for (int from = 0; from < members.size(); from += perRow) {
            int to = Math.min(members.size(), from + perRow);
            List<Placed> row = row(members.subList(from, to), images.subList(from, to), foot, size);
            // heads are seen between those of the row in front
            double aside = (from / perRow % 2 == 0 ? -1 : 1) * row.get(0).width() * ASIDE;
            placed.addAll(
                    0,
                    members.size() > perRow
                            ? row.stream().map(p -> p.moved(aside)).toList()
                            : row);
            foot -= size * STEP;
            size *= BEHIND;
        }
        return Layout.of(placed);
    }

    private static BufferedImage painted(Layout layout) {
        BufferedImage group = new BufferedImage(
                (int) Math.ceil(layout.width()), (int) Math.ceil(layout.height()), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = group.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (Placed p : layout.placed()) {
            g.drawImage(
                    p.image(),
                    (int) Math.round(p.x() - layout.left()),
                    (int) Math.round(p.y() + layout.height()),
                    (int) Math.round(p.width()),
                    (int) Math.round(p.height()),
                    null);
        }
        g.dispose();
        return group;
    }

    private static BufferedImage onWhite(BufferedImage group) {
        BufferedImage flat = new BufferedImage(group.getWidth(), group.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = flat.createGraphics();
        g.drawImage(group, 0, 0, Color.WHITE, null);
        g.dispose();
        return flat;
    }

    /** Centred on x 0, standing on the foot. */
    private static List<Placed> row(List<Member> members, List<BufferedImage> images, double foot, double size) {
        List<Placed> row = new ArrayList<>();
        double x = 0;
        for (int i = 0; i < members.size(); i++) {
            BufferedImage image = images.get(i);
            double height = size * (members.get(i).framed() ? FRAMED : 1);
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
