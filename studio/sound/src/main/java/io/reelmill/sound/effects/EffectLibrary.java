package io.reelmill.sound.effects;

import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All effects: short sounds for named objects and for cuts. */
public final class EffectLibrary {

    private static final List<Effect> EFFECTS = List.of(
            // cuts and gestures
            Effect.of(
                    "whoosh",
                    1.1,
                    -22,
                    "fly flight speed fast plane airplane superhero rush zoom",
                    MotionEffects::whoosh),
            Effect.of("swish", 0.34, -22, "swipe quick throw arrow", MotionEffects::swish),
            Effect.of("pop", 0.12, "pop balloon surprise popcorn", MotionEffects::pop),
            Effect.of("riser", 2.2, -22, "suspense secret mystery reveal countdown soon", MotionEffects::riser),
            Effect.of(
                    "impact",
                    2.2,
                    "explosion explode boom bomb crash smash asteroid meteor collapse",
                    MotionEffects::impact),
            Effect.of("bassdrop", 1.3, "shock unbelievable mindblowing", MotionEffects::drop),
            Effect.of(
                    "sparkle",
                    1.9,
                    -23,
                    "magic wish glitter sparkle fairy diamond jewel wizard",
                    MotionEffects::sparkle),
            Effect.of("laser", 0.7, -22, "laser alien ufo galaxy scifi", MotionEffects::laser),
            Effect.of("glitch", 0.45, -24, "glitch hack hacker virus matrix", MotionEffects::glitch),
            Effect.of("boing", 0.8, -22, "jump bounce kangaroo rabbit trampoline frog", MotionEffects::boing),
            Effect.of("slash", 1.1, -22, "sword knife blade warrior samurai knight sharp", MotionEffects::slash),
            Effect.of("glass", 1.2, -22, "glass shatter window", MotionEffects::glass),
            Effect.of("rocket", 2.1, "rocket launch spaceship astronaut nasa", MotionEffects::rocket),
            // things
            Effect.of("click", 0.2, "click button subscribe", ObjectEffects::click),
            Effect.of("ding", 1.3, -23, "idea lightbulb eureka discover tip answer remember", ObjectEffects::ding),
            Effect.of("success", 1.6, -22, "success win winner champion correct victory", ObjectEffects::success),
            Effect.of(
                    "notification",
                    0.9,
                    -23,
                    "notification message text email alert social",
                    ObjectEffects::notification),
            Effect.of("buzzer", 0.62, -24, "wrong mistake error fail failure false", ObjectEffects::buzzer),
            Effect.of("tick", 1.7, "clock deadline tick stopwatch hourglass", ObjectEffects::tick),
            Effect.of("page", 0.5, -24, "page book read chapter story library newspaper history", ObjectEffects::page),
            Effect.of("camera", 0.25, "camera photo photograph snapshot selfie photographer", ObjectEffects::camera),
            Effect.of(
                    "cash",
                    1.2,
                    -22,
                    "cash coin money price dollar euro pay rich profit sale buy bank income",
                    ObjectEffects::cash),
            Effect.of("typing", 1.5, "type keyboard code computer laptop software", ObjectEffects::typing),
            Effect.of("bell", 2.8, -23, "bell church school temple monk wedding", ObjectEffects::bell),
            Effect.of("phone", 1.05, -24, "phone telephone", ObjectEffects::phone),
            Effect.of("knock", 0.9, "knock door visitor", ObjectEffects::knock),
            Effect.of("steps", 1.7, "walk footstep hike march stairs", ObjectEffects::steps),
            Effect.of("engine", 1.95, -22, "engine car motor truck motorcycle vehicle", ObjectEffects::engine),
            Effect.of("robot", 0.75, -23, "robot ai machine android algorithm", ObjectEffects::robot),
            Effect.of("zip", 0.4, -24, "zip zipper jacket bag suitcase pack", ObjectEffects::zip),
            // nature
            Effect.of("heartbeat", 1.45, "heart heartbeat pulse", NatureEffects::heartbeat),
            Effect.of("waterdrop", 0.9, -22, "drip droplet leak faucet", NatureEffects::waterDrop),
            Effect.of("bubbles", 1.15, -23, "bubble aquarium soda dive boil", NatureEffects::bubbles),
            Effect.of("splash", 1.15, -22, "splash swim pool dolphin whale", NatureEffects::splash),
            Effect.of("wave", 2.65, -23, "ocean wave sea beach surf shore", NatureEffects::wave),
            Effect.of("thunder", 3.2, "thunder storm lightning thunderstorm hurricane", NatureEffects::thunder),
            Effect.of("birds", 1.8, -24, "bird nest dawn garden", NatureEffects::birds),
            Effect.of("wind", 2.25, -24, "wind breeze blizzard kite tornado", NatureEffects::wind),
            Effect.of(
                    "applause",
                    2.1,
                    -22,
                    "applause crowd audience cheer clap celebrate concert stadium bravo",
                    NatureEffects::applause),
            Effect.of("fire", 1.65, -22, "fire flame campfire volcano dragon", NatureEffects::fire),
            Effect.of("siren", 1.9, -24, "siren police ambulance emergency danger warning", NatureEffects::siren),
            Effect.of("purr", 1.65, -23, "cat purr kitten", NatureEffects::purr));

    private static final Map<String, Effect> BY_NAME = new LinkedHashMap<>();
    private static final Map<String, String> BY_WORD = new LinkedHashMap<>();

    static {
        for (Effect effect : EFFECTS) {
            BY_NAME.put(effect.name(), effect);
            BY_WORD.putIfAbsent(effect.name(), effect.name());
            effect.words().forEach(word -> BY_WORD.putIfAbsent(word, effect.name()));
        }
    }

    private EffectLibrary() {}

    /** Names of all effects. */
    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /**
     * The sound for the first word of a text that has one.
     *
     * @param words one or more English words
     */
    public static Optional<String> named(String words) {
        for (List<String> forms : WordForms.of(words)) {
            for (String form : forms) {
                String name = BY_WORD.get(form);
                if (name != null) {
                    return Optional.of(name);
                }
            }
        }
        return Optional.empty();
    }

    /** The soft sound of a transition; empty for transitions that should not be noticed. */
    public static Optional<String> of(Transition.Kind kind) {
        return switch (kind) {
            case CUT, CROSS_FADE -> Optional.empty();
            case PUSH_LEFT, PUSH_UP, SLIDE_OVER, WHIP_PAN, FLASH -> Optional.of("swish");
            case WIPE, DIAGONAL_WIPE, IRIS, ZOOM_THROUGH -> Optional.of("whoosh");
            case GLITCH -> Optional.of("glitch");
        };
    }

    /**
     * Writes an effect, 48 kHz stereo float, about -22 LUFS, with no peak above -6 dBTP.
     *
     * @param name from {@link #names}
     * @param seed equal seeds give equal sound
     * @return seconds from its beginning to its loudest moment
     * @throws IllegalArgumentException when there is no such effect
     * @throws IOException when the file cannot be written
     */
    public static double write(String name, long seed, Path wav) throws IOException {
        Effect effect = BY_NAME.get(name);
        if (effect == null) {
            throw new IllegalArgumentException("there is no sound effect \"" + name + "\"");
        }
        StereoBuffer canvas = effect.draw(seed);
        try (WavWriter writer = WavWriter.create(wav, WavFormat.HOUSE)) {
            writer.write(canvas.left, canvas.right, 0, canvas.left.length);
        }
        return canvas.loudest();
    }
}
