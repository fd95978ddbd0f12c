package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How pictures that were made mix with the main footage: {@code media.bRollType}. */
public enum BRollMix {
    /** Footage and made pictures take turns, each over the whole frame. */
    FULLSCREEN {
        @Override
        public List<Visual> mix(Material footage, double speed, List<Shot> shots, List<Visual> made) {
            List<Visual> mixed = new ArrayList<>();
            for (int i = 0; i < shots.size(); i++) {
                mixed.add(i % 2 == 0 ? footage(footage, speed, shots.get(i)) : made.get(i));
            }
            return mixed;
        }
    },
    /** Made pictures above, the footage below. */
    SPLIT_SCREEN {
        @Override
        public List<Visual> mix(Material footage, double speed, List<Shot> shots, List<Visual> made) {
            List<Visual> mixed = new ArrayList<>();
            for (int i = 0; i < shots.size(); i++) {
                mixed.add(new Visual.Split(made.get(i), footage(footage, speed, shots.get(i))));
            }
            return mixed;
        }
    };

    /** The mixing of this name in a request; what is neither is taken as whole pictures. */
    public static BRollMix named(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "").equals("splitscreen") ? SPLIT_SCREEN : FULLSCREEN;
    }

    /** @param speed of the footage, 1 as it was recorded */
    public abstract List<Visual> mix(Material footage, double speed, List<Shot> shots, List<Visual> made);

    public List<Visual> mix(Material footage, List<Shot> shots, List<Visual> made) {
        return mix(footage, 1, shots, made);
    }

    /** The footage alone, in time with its sound. */
    public static List<Visual> footageOnly(Material footage, List<Shot> shots) {
        return footageOnly(footage, 1, shots);
    }

    /** @param speed of the footage, 1 as it was recorded */
    public static List<Visual> footageOnly(Material footage, double speed, List<Shot> shots) {
        List<Visual> visuals = new ArrayList<>();
        shots.forEach(shot -> visuals.add(footage(footage, speed, shot)));
        return visuals;
    }

    /** In time with its sound: the shot shows what the recording shows then. */
    private static Visual.Given footage(Material footage, double speed, Shot shot) {
        return new Visual.Given(footage, shot.start() * speed, "", false, speed);
    }
}
