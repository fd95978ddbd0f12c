package io.reelmill.typography;

/** The typefaces that come with the product. */
public enum Face {
    INTER("/com/formdev/flatlaf/fonts/inter/Inter-SemiBold.otf"),
    INTER_BOLD("/com/formdev/flatlaf/fonts/inter/Inter-Bold.otf"),
    INTER_BOLD_ITALIC("/com/formdev/flatlaf/fonts/inter/Inter-BoldItalic.otf"),
    ROBOTO("/com/formdev/flatlaf/fonts/roboto/Roboto-Medium.ttf"),
    ROBOTO_BOLD("/com/formdev/flatlaf/fonts/roboto/Roboto-Bold.ttf"),
    ROBOTO_BOLD_ITALIC("/com/formdev/flatlaf/fonts/roboto/Roboto-BoldItalic.ttf"),
    SERIF("/liberation/LiberationSerif-Regular.ttf"),
    SERIF_BOLD("/liberation/LiberationSerif-Bold.ttf"),
    SERIF_ITALIC("/liberation/LiberationSerif-Italic.ttf"),
    SLAB_BOLD("/net/sf/jasperreports/fonts/dejavu/DejaVuSerifCondensed-Bold.ttf"),
    CONDENSED_BOLD("/net/sf/jasperreports/fonts/dejavu/DejaVuSansCondensed-Bold.ttf"),
    /** Has Arabic, Hebrew, Armenian, Georgian, Lao and many symbols; stands in for the others. */
    WIDE_BOLD("/net/sf/jasperreports/fonts/dejavu/DejaVuSans-Bold.ttf"),
    /** Has more than its bold cut. */
    WIDE("/net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf");

    private final String file;

    Face(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }
}
