package io.reelmill.remote.figure;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.providers.figure.AvatarOrder;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SpeechImporter;
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

    private final ChunkedGeneration sittings;

    /** @param longest seconds of speech that the model takes at a time */
    public ModelAvatar(MediaModel model, MediaIntake intake, double longest) {
        this.sittings = new ChunkedGeneration(model, intake, longest);
    }

    @Override
    public String name() {
        return sittings.name();
    }

    @Override
    public void animate(AvatarOrder order, Path mp4, BooleanSupplier stopped) {
        Portrait portrait;
        Sound voice;
        try {
            portrait = Portrait.read(order.image()).opaque(order.backdrop()).within(order.shorterSide(), LONGEST_SIDE);
            voice = SpeechImporter.read(order.voice()).lasting(order.seconds());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a portrait or its voice cannot be read", e);
        }
        Size size = portrait.size().within(LONGEST_SIDE, LONGEST_SIDE);
        sittings.make(
                SpeechPauses.lengths(voice, sittings.longest()),
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
                order.frameRate(),
                mp4,
                stopped);
    }
}
