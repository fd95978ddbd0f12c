package io.reelmill.clips.planar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Still;
import org.junit.jupiter.api.Test;

class SpritePainterTest {

    private static final int WHITE = 235;
    private static final int BLACK = 16;

    private final PlanarCanvas canvas = new PlanarCanvas(96, 64, false);
    private final SpritePainter painter = new SpritePainter(canvas, true);
    private final Pixels square =
            Drawn.picture(32, 32, (x, y) -> x >= 8 && x < 24 && y >= 8 && y < 24 ? 0xFFFFFFFF : 0);

    @Test
    void shouldDrawASpriteWhereItIsPlaced() {
        Drawn.fill(canvas, BLACK, 128);

        painter.draw(PlanarSprite.of(square, false), Placement.at(40, 20, 32, 32), Lean.NONE, 1);

        Frame frame = Drawn.frame(canvas);
        assertThat(frame.y().get(47, 36)).isEqualTo(BLACK);
        assertThat(frame.y().get(48, 28)).isEqualTo(WHITE);
        assertThat(frame.y().get(63, 43)).isEqualTo(WHITE);
        assertThat(frame.y().get(64, 36)).isEqualTo(BLACK);
        assertThat(frame.y().get(56, 44)).isEqualTo(BLACK);
    }

    @Test
    void shouldMoveByFractionsOfASample() {
        for (int quarter = 0; quarter < 4; quarter++) {
            Drawn.fill(canvas, BLACK, 128);
            painter.draw(PlanarSprite.of(square, false), Placement.at(40 + quarter / 4.0, 20, 32, 32), Lean.NONE, 1);
            assertThat(middle(Drawn.frame(canvas))).isCloseTo(55.5 + quarter / 4.0, within(0.02));
        }
    }

    @Test
    void shouldTurnClockwiseAboutThePivot() {
        Drawn.fill(canvas, BLACK, 128);
        Pixels upper = Drawn.picture(32, 32, (x, y) -> y < 16 && x >= 2 && x < 30 && y >= 2 ? 0xFFFFFFFF : 0);

        painter.draw(PlanarSprite.of(upper, false), new Placement(48, 32, 0.5, 32, 32, 90), Lean.NONE, 1);

        Frame frame = Drawn.frame(canvas);
        assertThat(frame.y().get(56, 32)).isEqualTo(WHITE);
        assertThat(frame.y().get(40, 32)).isEqualTo(BLACK);
    }

    @Test
    void shouldBendASpriteRowByRow() {
        Drawn.fill(canvas, BLACK, 128);

        painter.draw(PlanarSprite.of(square, false), Placement.at(40, 20, 32, 32), share -> share < 0.5 ? 6 : 0, 1);

        Frame frame = Drawn.frame(canvas);
        assertThat(frame.y().get(67, 30)).isEqualTo(WHITE);
        assertThat(frame.y().get(50, 30)).isEqualTo(BLACK);
        assertThat(frame.y().get(50, 40)).isEqualTo(WHITE);
    }

    @Test
    void shouldLetWhatIsBehindShineThrough() {
        Drawn.fill(canvas, BLACK, 128);

        painter.draw(PlanarSprite.of(square, false), Placement.at(40, 20, 32, 32), Lean.NONE, 0.5);

        assertThat(Drawn.frame(canvas).y().get(56, 36)).isCloseTo((WHITE + BLACK) / 2, within(1));
    }

    @Test
    void shouldDrawTheSameAsLongRowsDo() {
        Pixels ball = Drawn.picture(40, 40, (x, y) -> {
            double away = Math.hypot(x - 19.5, y - 19.5) / 16;
            int a = (int) (255 * Math.max(0, Math.min(1, 2 - 2 * away)));
            return a << 24 | a << 16 | a * x / 40 << 8 | a * y / 40;
        });
        Drawn.fill(canvas, 90, 140);
        painter.draw(PlanarSprite.of(ball, false), Placement.at(20.3, 9.7, 43, 44), Lean.NONE, 1);
        Frame bent = Drawn.frame(canvas);
        Drawn.fill(canvas, 90, 140);

        new RigidPainter(canvas).draw(Still.cutout(ball), 20.3, 9.7, 43, 44, 1);

        Frame rigid = Drawn.frame(canvas);
        for (int i = 0; i < 96 * 64; i++) {
            int x = i % 96;
            int y = i / 96;
            assertThat(bent.y().get(x, y))
                    .as("luma %d,%d", x, y)
                    .isCloseTo(rigid.y().get(x, y), within(3));
            assertThat(bent.u().get(x / 2, y / 2)).isCloseTo(rigid.u().get(x / 2, y / 2), within(3));
            assertThat(bent.v().get(x / 2, y / 2)).isCloseTo(rigid.v().get(x / 2, y / 2), within(3));
        }
    }

    @Test
    void shouldDrawWhateverSizeTurnAndPlaceWithoutLeavingTheSprite() {
        PlanarSprite sprite = PlanarSprite.of(square, false);
        for (int i = 0; i < 3000; i++) {
            double size = 0.3 + i % 97 * 1.7;
            painter.draw(
                    sprite,
                    new Placement(i % 131 - 20.3, i % 89 - 12.7, i % 3 / 2.0, size, size * 1.3, i * 7.3 % 360),
                    share -> 5 * share,
                    1);
        }

        assertThat(middle(Drawn.frame(canvas))).isBetween(0.0, 96.0);
    }

    @Test
    void shouldKeepTheColourOfEachCellOfAGrid() {
        PlanarCanvas grid = new PlanarCanvas(16, 16, true);
        Drawn.fill(grid, BLACK, 128);
        Pixels cells = Drawn.picture(8, 8, (x, y) -> (x + y) % 2 == 0 ? 0xFFFF0000 : 0xFF0000FF);

        new SpritePainter(grid, false).draw(PlanarSprite.of(cells, true), Placement.at(4, 4, 8, 8), Lean.NONE, 1);

        Frame large = new Frame(64, 64);
        grid.show(large);
        assertThat(large.v().get(9, 9)).isGreaterThan(200);
        assertThat(large.v().get(11, 9)).isLessThan(128);
        assertThat(large.y().get(18, 18)).isNotEqualTo(large.y().get(22, 18));
    }

    /** Mean x of what is brighter than black. */
    private static double middle(Frame frame) {
        double sum = 0;
        double all = 0;
        for (int i = 0; i < frame.width() * frame.height(); i++) {
            int light = frame.y().get(i % frame.width(), i / frame.width()) - BLACK;
            sum += light * (double) (i % frame.width());
            all += light;
        }
        return sum / all;
    }
}
