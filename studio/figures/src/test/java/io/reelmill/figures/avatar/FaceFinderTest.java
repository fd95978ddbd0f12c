package io.reelmill.figures.avatar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.pixel.Pixels;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class FaceFinderTest {

    private static final Offset<Double> NEAR = within(2.5);

    @Test
    void shouldFindTheFaceOfACartoon() {
        expect(Drawings.cartoonFace(400, true), 40, 60, 40, 54);
    }

    @Test
    void shouldFindTheFaceOfACutOutCartoon() {
        expect(Drawings.cartoonFace(400, false), 40, 60, 40, 54);
    }

    @Test
    void shouldFindTheFaceOfAnIcon() {
        expect(Drawings.iconFace(400), 36, 64, 42, 69);
    }

    @Test
    void shouldFindASoftlyShadedFace() {
        expect(Drawings.softFace(400), 41.5, 58.5, 38.1, 54.3);
    }

    @Test
    void shouldFindNoFaceInALandscapeWithoutOneToSee() {
        assertThat(new FaceFinder(Drawings.landscape(300, 500, 0)).find()).isEmpty();
    }

    @Test
    void shouldTellWhereHairAndChinEnd() {
        FaceArea area = FaceArea.find(Drawings.softFace(400)).orElseThrow();

        assertThat(area.top()).isLessThan(0.2);
        assertThat(area.bottom()).isGreaterThan(0.6).isLessThan(0.85);
        assertThat(area.left()).isLessThan(0.35);
        assertThat(area.right()).isGreaterThan(0.65);
    }

    /** In percent of the picture's width. */
    private static void expect(Pixels picture, double left, double right, double eyes, double mouth) {
        Face face = new FaceFinder(picture).find().orElseThrow();
        double percent = picture.width() / 100.0;
        assertThat(face.eyes().get(0).x() / percent).isCloseTo(left, NEAR);
        assertThat(face.eyes().get(1).x() / percent).isCloseTo(right, NEAR);
        assertThat(face.eyes().get(0).y() / percent).isCloseTo(eyes, NEAR);
        assertThat(face.mouth().y() / percent).isCloseTo(mouth, NEAR);
        assertThat(face.mouth().x() / percent).isCloseTo((left + right) / 2, NEAR);
    }
}
