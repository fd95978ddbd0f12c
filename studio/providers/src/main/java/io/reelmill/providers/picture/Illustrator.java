package io.reelmill.providers.picture;

import java.nio.file.Path;
import java.util.List;

/** Makes the pictures of a video. */
public interface Illustrator {

    /**
     * Decides for all shots together what each shows, so that neighbours differ and the whole belongs together. Quick: no
     * drawing.
     *
     * @param topic what the whole video is about
     * @return one idea for each shot, in order
     */
    List<Idea> plan(String topic, List<Shot> shots, Look look);

    /**
     * Has a character appear in what was planned; quick as well.
     *
     * @param character null for nobody
     */
    default Idea receive(Idea idea, DepictedCharacter character) {
        return idea.with(character);
    }

    /**
     * Draws one idea into files of the folder. Ideas may be drawn at the same time by several threads; the same idea and
     * look give the same bytes.
     *
     * @throws io.reelmill.providers.ProviderException when it cannot be drawn
     */
    Picture draw(Idea idea, Look look, Path folder);

    /** Whether it mostly waits for a service, so that it may be asked for more at the same time than there are cores. */
    default boolean isRemote() {
        return false;
    }
}
