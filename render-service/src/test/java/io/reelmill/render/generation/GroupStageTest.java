package io.reelmill.render.generation;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.render.generation.GroupStage.Group;
import io.reelmill.render.generation.GroupStage.Member;
import io.reelmill.render.stage.StageContext;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupStageTest {

    private static final StageContext UNWATCHED = new StageContext() {
        @Override
        public void progress(double share) {}

        @Override
        public void warn(String message) {}

        @Override
        public boolean stopped() {
            return false;
        }
    };

    @TempDir
    Path folder;

    @Test
    void shouldShowAllOfTwelve() throws IOException {
        List<Member> members = new ArrayList<>();
        Set<Integer> colours = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            int colour = Color.HSBtoRGB(i / 12f, 1, 1);
            colours.add(colour);
            members.add(new Member(figure("figure-" + i + ".png", colour), false));
        }

        Group group = new GroupStage(folder).run(new GroupStage.Order(members, 9 / 16.0), folder, UNWATCHED);

        BufferedImage image = ImageIO.read(folder.resolve(group.file()).toFile());
        assertThat(image.getWidth()).isEqualTo(group.width());
        assertThat(image.getHeight()).isEqualTo(group.height());
        Set<Integer> seen = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                seen.add(image.getRGB(x, y));
            }
        }
        assertThat(seen).containsAll(colours);
    }

    @Test
    void shouldStandInMoreRowsWhereTheFrameIsTall() throws IOException {
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            members.add(new Member(figure("figure-" + i + ".png", Color.HSBtoRGB(i / 12f, 1, 1)), false));
        }
        Group tall = new GroupStage(folder).run(new GroupStage.Order(members, 9 / 16.0), folder, UNWATCHED);
        Group wide = new GroupStage(folder).run(new GroupStage.Order(members, 1.07), folder, UNWATCHED);
        assertThat(tall.height() / (double) tall.width()).isGreaterThan(wide.height() / (double) wide.width());
    }

    private String figure(String name, int colour) throws IOException {
        BufferedImage image = new BufferedImage(60, 200, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(colour));
        g.fillRect(10, 0, 40, 200);
        g.dispose();
        ImageIO.write(image, "png", folder.resolve(name).toFile());
        return name;
    }
}
