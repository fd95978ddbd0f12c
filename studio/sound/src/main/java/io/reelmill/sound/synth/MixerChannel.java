package io.reelmill.sound.synth;

import io.reelmill.sound.dsp.Biquad;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One channel of the mixer: the notes of one part, filtered, widened, levelled, and its effect sends. */
final class MixerChannel {

    private final List<Voice> voices = new ArrayList<>();
    private final float[] left = new float[Band.BLOCK];
    private final float[] right = new float[Band.BLOCK];
    private final Biquad leftCut;
    private final Biquad rightCut;
    private final Chorus chorus = new Chorus();
    private final float chorusDepth;
    private final float leftGain;
    private final float rightGain;
    private final float reverb;
    private final float echo;
    private final float pumping;

    /**
     * A channel.
     *
     * @param pumping 0 to 1: how much the kick ducks it
     */
    MixerChannel(double gain, double pan, double highPass, double chorus, double reverb, double echo, double pumping) {
        leftCut = Biquad.highPass(Voice.RATE, highPass, 0.7);
        rightCut = Biquad.highPass(Voice.RATE, highPass, 0.7);
        chorusDepth = (float) chorus;
        leftGain = (float) (gain * 1.414 * Voice.leftOf(pan));
        rightGain = (float) (gain * 1.414 * Voice.rightOf(pan));
        this.reverb = (float) reverb;
        this.echo = (float) echo;
        this.pumping = (float) pumping;
    }

    void add(Voice voice) {
        voices.add(voice);
    }

    /** Adds the next samples to the mix and to both effects; {@code pump} is 1 right after a kick. */
    void render(Band.Buses buses, float[] pump, int count) {
        Arrays.fill(left, 0, count, 0);
        Arrays.fill(right, 0, count, 0);
        voices.removeIf(voice -> !voice.mix(left, right, count));
        leftCut.process(left, 0, count);
        rightCut.process(right, 0, count);
        if (chorusDepth > 0) {
            chorus.process(left, right, count, chorusDepth);
        }
        for (int i = 0; i < count; i++) {
            float g = 1 - pumping * pump[i];
            float l = left[i] * leftGain * g;
            float r = right[i] * rightGain * g;
            buses.left[i] += l;
            buses.right[i] += r;
            buses.reverbLeft[i] += reverb * l;
            buses.reverbRight[i] += reverb * r;
            buses.echoLeft[i] += echo * l;
            buses.echoRight[i] += echo * r;
        }
    }
}
