package io.reelmill.framing;

/**
 * Moves a picture in the frame so that the face in it is seen whole and keeps clear of the captions, and makes it smaller where moving is not
 * enough. All measures are shares of the frame or of the picture.
 */
public final class FaceClearance {

    /** Between a face and captions, or the edge of the frame. */
    private static final double MARGIN = 0.025;
    /** With less room beside the captions a face stays where it is. */
    private static final double MIN_ROOM = 0.2;
    /** With so much more room above captions than below, a face stands above in any case. */
    private static final double PREFERRED = 0.1;

    private FaceClearance() {}

    /**
     * Where the picture stands then.
     *
     * @param picture where it stands in the frame; it may reach beyond it
     * @param face in the picture
     * @param top of the captions; 1 or more where they stand below the frame
     * @param bottom of the captions; 0 or less where they stand above the frame
     * @return {@code picture} itself when the face is clear already, or when there is hardly room beside the captions
     */
    public static Region place(Region picture, Region face, double top, double bottom) {
        double hair = picture.y() + face.y() * picture.height();
        double chin = hair + face.height() * picture.height();
        double over = Math.min(1, top);
        double under = Math.max(0, bottom);
        boolean clear = hair >= 0 && chin + MARGIN <= over || hair - MARGIN >= under && chin <= 1;
        double aboveScale = Math.min(1, (over - 2 * MARGIN) / (chin - hair));
        double foot = over - MARGIN + (1 - face.y() - face.height()) * picture.height() * aboveScale;
        // where the body goes on below captions, the face stands above them, so that no half of the frame is empty
        boolean above = over > 1 - under + PREFERRED || over - 2 * MARGIN >= MIN_ROOM && foot >= under;
        double from = above ? MARGIN : under + MARGIN;
        double to = above ? over - MARGIN : 1 - MARGIN;
        if (clear || to - from < MIN_ROOM) {
            return picture;
        }
        double scale = Math.min(1, (to - from) / (chin - hair));
        double width = picture.width() * scale;
        double height = picture.height() * scale;
        double y = above ? to - (face.y() + face.height()) * height : from - face.y() * height;
        double x = 0.5 - face.centreX() * width;
        // a picture that fills the frame's width goes on filling it
        return new Region(width < 1 ? x : Math.max(1 - width, Math.min(0, x)), y, width, height);
    }
}
