package io.reelmill.remote.figure;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SoundBooth;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.Part;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * A talking avatar by a model that is given a portrait and speech. Speech that is longer than the model takes is cut where
 * the speaker rests; behind its end there is silence, in which the avatar keeps its mouth shut.
 */
public final class ModelAvatar implements AvatarAnimator {

    private static final int LONGEST_SIDE = 1920;

    private final MediaModel model;
    private final Sittings sittings;
    private final double longest;

    /** @param longest seconds of speech that the model takes at a time */
    public ModelAvatar(MediaModel model, MediaIntake intake, double longest) {
        this.model = model;
        this.sittings = new Sittings(model, intake);
        this.longest = longest;
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public void animate(
            Path image,
            Path voiceWav,
            double seconds,
            double frameRate,
            String quality,
            int backdrop,
            Path mp4,
            BooleanSupplier stopped) {
        Portrait portrait;
        Sound voice;
        try {
            portrait = Portrait.read(image).opaque(backdrop).within(shorterSide(quality), LONGEST_SIDE);
            voice = SoundBooth.read(voiceWav).lasting(seconds);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a portrait or its voice cannot be read", e);
        }
        Size size = portrait.size().within(LONGEST_SIDE, LONGEST_SIDE);
        sittings.make(
                Rests.lengths(voice, longest),
                (from, length, folder) -> {
                    Path speech = folder.resolve("speech.wav");
                    Sound part = voice.part(from, length);
                    WavWriter.write(speech, new WavFormat(part.rate(), 1, WavFormat.Encoding.PCM_16), part.samples());
                    Path face = portrait.write(folder.resolve("portrait.jpg"));
                    return new MediaOrder(
                            "", size.width(), size.height(), Map.of(Part.IMAGE, face, Part.SOUND, speech));
                },
                size.width(),
                size.height(),
                frameRate,
                mp4,
                stopped);
    }

    private static int shorterSide(String quality) {
        return switch (quality) {
            case "cheap" -> 540;
            case "good" -> 720;
            default -> 1080;
        };
    }
}
