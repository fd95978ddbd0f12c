package io.reelmill.render.composition;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import java.util.List;

/** What a recipe lays over the pictures of a narrated film, in time with what is said. */
public interface OverlayContributor {

    OverlayContributor NONE = (draft, spoken) -> {};

    /** The shots, cut again where the overlay changes what is to be seen. */
    default List<Shot> cut(List<Shot> shots, Spoken spoken, double seconds) throws Exception {
        return shots;
    }

    /** Both contributors, the other one on top. */
    default OverlayContributor and(OverlayContributor other) {
        OverlayContributor first = this;
        return new OverlayContributor() {
            @Override
            public List<Shot> cut(List<Shot> shots, Spoken spoken, double seconds) throws Exception {
                return other.cut(first.cut(shots, spoken, seconds), spoken, seconds);
            }

            @Override
            public boolean needsPictures() {
                return first.needsPictures() || other.needsPictures();
            }

            @Override
            public void lay(TimelineDraft draft, Spoken spoken) throws Exception {
                first.lay(draft, spoken);
                other.lay(draft, spoken);
            }
        };
    }

    /** Whether it depends on the pictures; what does not is laid over before they are made. */
    default boolean needsPictures() {
        return false;
    }

    /** Lays it over; the cut has its shots, and its pictures if they are needed. */
    void lay(TimelineDraft draft, Spoken spoken) throws Exception;
}
