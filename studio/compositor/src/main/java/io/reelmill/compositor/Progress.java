package io.reelmill.compositor;

/** How a render tells how far it is, and is told to stop. Called from the thread that renders. */
public interface Progress {

    /** Told nothing, never cancelled. */
    Progress SILENT = new Progress() {
        @Override
        public void at(int frame, int frames) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /**
     * Called after each frame.
     *
     * @param frame how many are encoded
     * @param frames how many there will be
     */
    void at(int frame, int frames);

    /** Asked before each frame; true ends the render with a {@link RenderCancelledException}. */
    boolean cancelled();
}
