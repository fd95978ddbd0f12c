package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.wav.StereoSource;

/**
 * Voice chain of the mix: high-pass, levelling, de-essing, lift of body and presence, a little room. Expects about
 * {@link GainStaging#LEAD} LUFS. The direct sound is centred.
 */
final class VoicePolish {

    private static final double RATE = StereoSource.HOUSE_RATE;

    private final Biquad rumble = Biquad.highPass(RATE, 80, 0.7);
    private final Biquad body = Biquad.bell(RATE, 190, 0.8, 1.5);
    /** Statistical voices have a buzz in the upper mid range: a narrow dip removes it before the presence lift. */
    private final Biquad buzz = Biquad.bell(RATE, 2_900, 1.4, -1.5);

    private final Biquad presence = Biquad.highShelf(RATE, 4_200, 2.5);
    private final DeEsser deEsser = new DeEsser();
    private final Compressor compressor = new Compressor(-22, 3, 8, 0.006, 0.12);
    private final Room room = new Room();

    /** Processes a hop in place. */
    void process(Stereo hop) {
        for (int i = 0; i < hop.left.length; i++) {
            double x = 0.5 * (hop.left[i] + hop.right[i]);
            x = compressor.process(rumble.process(x));
            x = deEsser.process(x);
            x = presence.process(buzz.process(body.process(x)));
            hop.left[i] = (float) x;
            hop.right[i] = (float) x;
        }
        room.process(hop);
    }
}
