package io.reelmill.framing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaceClearanceTest {

    private static final double TOP = 0.6;
    private static final double BOTTOM = 0.8;
    private static final Region WHOLE = new Region(0, 0, 1, 1);

    @Test
    void shouldLeaveAFaceAloneThatCaptionsDoNotReach() {
        Region face = new Region(0.3, 0.1, 0.4, 0.4);

        assertThat(FaceClearance.place(WHOLE, face, TOP, BOTTOM)).isSameAs(WHOLE);
    }

    @ParameterizedTest
    @CsvSource({
        // picture: x, y, width, height; face: y, height
        "0, 0, 1, 1, 0.2, 0.5",
        "0.3, 0, 0.4, 1, 0.1, 0.7",
        "0, -0.6, 1, 2.2, 0.2, 0.5",
        "-0.2, 0, 1.4, 1, 0, 0.95",
        "0, 0, 1, 1, 0.55, 0.3"
    })
    void shouldBringTheFaceAboveCaptionsAtTheBottom(double x, double y, double w, double h, double hair, double size) {
        Region face = new Region(0.35, hair, 0.3, size);

        Region place = FaceClearance.place(new Region(x, y, w, h), face, TOP, BOTTOM);

        assertThat(place.y() + face.y() * place.height()).isPositive();
        assertThat(place.y() + (face.y() + face.height()) * place.height()).isLessThan(TOP);
        assertThat(place.width() / place.height()).isCloseTo(w / h, within(1e-9));
    }

    @Test
    void shouldBringTheFaceBelowCaptionsAtTheTop() {
        Region face = new Region(0.35, 0.1, 0.3, 0.5);

        Region place = FaceClearance.place(WHOLE, face, 0.12, 0.3);

        assertThat(place.y() + face.y() * place.height()).isGreaterThan(0.3);
        assertThat(place.y() + (face.y() + face.height()) * place.height()).isLessThan(1);
    }

    @Test
    void shouldBringTheFaceAboveCaptionsInTheMiddleWhereTheBodyGoesOnBelowThem() {
        Region face = new Region(0.35, 0.3, 0.3, 0.3);

        Region place = FaceClearance.place(WHOLE, face, 0.45, 0.58);

        assertThat(place.y() + face.y() * place.height()).isPositive();
        assertThat(place.y() + (face.y() + face.height()) * place.height()).isLessThan(0.45);
        assertThat(place.y() + place.height()).isGreaterThan(0.58);
    }

    @Test
    void shouldBringTheFaceBelowCaptionsInTheMiddleWhereThePictureEndsAtTheChin() {
        Region face = new Region(0.35, 0.45, 0.3, 0.5);

        Region place = FaceClearance.place(WHOLE, face, 0.45, 0.58);

        assertThat(place.y() + face.y() * place.height()).isGreaterThan(0.58);
    }

    @Test
    void shouldGoOnFillingTheWidthOfTheFrameWhereMovingIsEnough() {
        Region place = FaceClearance.place(WHOLE, new Region(0.1, 0.2, 0.3, 0.5), TOP, BOTTOM);

        assertThat(place.x()).isZero();
        assertThat(place.width()).isEqualTo(1);
    }

    @Test
    void shouldShowAFaceWholeThatIsCutOffWithoutCaptions() {
        Region face = new Region(0.3, 0.1, 0.4, 0.6);

        Region place = FaceClearance.place(new Region(0, -0.4, 1, 2), face, 1.3, 1.6);

        assertThat(place.y() + face.y() * place.height()).isPositive();
        assertThat(place.y() + (face.y() + face.height()) * place.height()).isLessThan(1);
    }

    @Test
    void shouldNotMakeAFaceTinyWhereThereIsHardlyRoom() {
        Region face = new Region(0.3, 0.2, 0.4, 0.6);

        assertThat(FaceClearance.place(WHOLE, face, 0.15, 0.85)).isSameAs(WHOLE);
    }
}
