package io.reelmill.sound.synth;

import io.reelmill.sound.dsp.Limiter;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * Instruments, mixer, effects and master bus. It receives notes with the delay until they start and returns finished 48
 * kHz stereo in order. Memory does not grow with the playing time.
 */
public final class Band implements Ensemble {

    static final int BLOCK = 256;

    /** Delay of the output against the notes, in samples. */
    public static final int DELAY = Limiter.DELAY;

    /** Ceiling in dBTP. */
    private static final double CEILING = -1;

    private static final double PUMP_SECONDS = 0.16;

    private final Map<BandPart, Timbre> lineup;
    private final Map<BandPart, MixerChannel> strips = new EnumMap<>(BandPart.class);
    private final MixerChannel drums;
    private final MixerChannel kicks;
    private final DrumKit kit;
    private final Random chance;
    private final Buses buses = new Buses();
    private final Reverb reverb;
    private final Echo echo;
    private final Master master;
    private final float[] pump = new float[BLOCK];
    private final PumpTimes pumpTimes = new PumpTimes();
    private float pumpLevel;

    /**
     * A band that is ready to play.
     *
     * @param lineup timbre of each part; missing parts are silent
     * @param style sound of the drums
     * @param space how large the room is, 0 to 1
     * @param pumping how much the kick ducks the other parts, 0 to 1
     * @param tone -1 dark to 1 bright
     * @param echoSeconds time between repeats, above 0
     * @param seed equal notes and seed give equal sound
     */
    public Band(
            Map<BandPart, Timbre> lineup,
            KitStyle style,
            double space,
            double pumping,
            double tone,
            double echoSeconds,
            long seed) {
        this.lineup = new EnumMap<>(lineup);
        chance = new Random(seed);
        kit = new DrumKit(style, seed ^ 0x5DEECE66DL);
        lineup.forEach((seat, t) -> strips.put(
                seat,
                new MixerChannel(
                        t.gain * seat.level,
                        seat.pan,
                        t.highPass,
                        t.chorus,
                        t.reverb * (0.6 + 0.8 * space),
                        t.echo,
                        seat == BandPart.LEAD ? 0.3 * pumping : seat == BandPart.BASS ? 0.8 * pumping : pumping)));
        drums = new MixerChannel(0.55, 0, 120, 0, 0.06 + 0.10 * space, 0, 0);
        kicks = new MixerChannel(0.40, 0, 25, 0, 0.01, 0, 0);
        reverb = new Reverb(1.2 + 2.2 * space, 0.5, 0.018 + 0.02 * space);
        master = new Master(CEILING, tone);
        echo = new Echo(echoSeconds, 0.36);
    }

    @Override
    public boolean has(BandPart seat) {
        return lineup.containsKey(seat);
    }

    @Override
    public void play(BandPart seat, double pitch, double velocity, double seconds, int delay) {
        Timbre timbre = lineup.get(seat);
        if (timbre != null) {
            double frequency = 440 * Math.pow(2, (pitch - 69) / 12);
            strips.get(seat)
                    .add(timbre.instrument
                            .play(frequency, velocity, seconds, chance)
                            .after(delay));
        }
    }

    @Override
    public void strike(Drum drum, double velocity, int delay) {
        (drum == Drum.KICK ? kicks : drums).add(kit.play(drum, velocity).after(delay));
        if (drum == Drum.KICK) {
            pumpTimes.add(delay);
        }
    }

    @Override
    public void swell(double velocity, double seconds, int delay) {
        drums.add(new Swell(velocity, seconds, chance.nextInt()).after(delay));
    }

    /** Fills the first {@code count} samples of both channels with the next output. */
    public void render(float[] left, float[] right, int count) {
        for (int at = 0; at < count; at += BLOCK) {
            int n = Math.min(BLOCK, count - at);
            buses.clear();
            for (int i = 0; i < n; i++) {
                pumpLevel = pumpTimes.due() ? 1 : (float) (pumpLevel * (1 - 1 / (PUMP_SECONDS * Voice.RATE)));
                pump[i] = pumpLevel;
            }
            for (MixerChannel strip : strips.values()) {
                strip.render(buses, pump, n);
            }
            drums.render(buses, pump, n);
            kicks.render(buses, pump, n);
            echo.process(buses.echoLeft, buses.echoRight, buses.wetLeft, buses.wetRight, n);
            for (int i = 0; i < n; i++) {
                buses.left[i] += buses.wetLeft[i];
                buses.right[i] += buses.wetRight[i];
                buses.reverbLeft[i] += 0.3f * buses.wetLeft[i];
                buses.reverbRight[i] += 0.3f * buses.wetRight[i];
            }
            reverb.process(buses.reverbLeft, buses.reverbRight, buses.left, buses.right, n);
            master.process(buses.left, buses.right, n);
            System.arraycopy(buses.left, 0, left, at, n);
            System.arraycopy(buses.right, 0, right, at, n);
        }
    }

    /** The mix buses of the channels, one block each. */
    static final class Buses {
        final float[] left = new float[BLOCK];
        final float[] right = new float[BLOCK];
        final float[] reverbLeft = new float[BLOCK];
        final float[] reverbRight = new float[BLOCK];
        final float[] echoLeft = new float[BLOCK];
        final float[] echoRight = new float[BLOCK];
        final float[] wetLeft = new float[BLOCK];
        final float[] wetRight = new float[BLOCK];

        void clear() {
            for (float[] b :
                    new float[][] {left, right, reverbLeft, reverbRight, echoLeft, echoRight, wetLeft, wetRight}) {
                Arrays.fill(b, 0);
            }
        }
    }

    /** Times of the scheduled kick strokes. */
    private static final class PumpTimes {

        private final PriorityQueue<Long> times = new PriorityQueue<>();
        private long now;

        void add(int delay) {
            times.add(now + delay);
        }

        boolean due() {
            boolean due = false;
            while (!times.isEmpty() && times.peek() <= now) {
                times.poll();
                due = true;
            }
            now++;
            return due;
        }
    }
}
