package io.reelmill.contracts.pricing;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import java.util.ArrayList;
import java.util.List;

/** Prices one output. */
final class OutputPrice {

    private final PriceList prices;
    private final RenderSpec spec;
    private final List<Line> lines = new ArrayList<>();

    OutputPrice(PriceList prices, RenderSpec spec) {
        this.prices = prices;
        this.spec = spec;
    }

    List<Line> lines(Usage usage) {
        visuals(usage);
        sound(usage);
        extras(usage);
        int generation = lines.stream().mapToInt(Line::credits).sum();
        lines.add(0, Line.of("render", "Render call", 1, "output", prices.render()));
        if (spec.get(RenderParameters.RESOLUTION).equals("4k")) {
            int share = (int) Math.ceil(generation * prices.fourK().share());
            lines.add(Line.of(
                    "4k", "4k resolution", 1, "output", Math.max(prices.fourK().least(), share)));
        }
        return lines;
    }

    private void visuals(Usage usage) {
        String imageModel = spec.get(MediaParameters.IMAGE_MODEL);
        String videoModel = spec.get(MediaParameters.VIDEO_MODEL);
        int image = prices.image().get(imageModel);
        int clip = prices.clip().get(videoModel);
        add("image", "Generated image, " + imageModel, usage.images(), "image", image);
        add("clip", "AI video clip, " + videoModel, usage.clips(), "clip", clip);
        if (usage.motionScenes() > 0) {
            int scene = prices.motionGraphicsScene().get(videoModel);
            add("motion_graphics", "Motion-graphics scene, " + videoModel, usage.motionScenes(), "scene", scene);
        }
        add("stock", "Stock item", usage.stockItems(), "item", prices.stockItem());
        add("provided", "Provided item", usage.providedItems(), "item", 0);
        add("animated", "Provided image made into a clip, " + videoModel, usage.animatedItems(), "clip", clip);
        add("restyled", "Provided item re-styled, " + imageModel, usage.restyledItems(), "item", image);
    }

    private void sound(Usage usage) {
        PriceList.Voice voice = prices.voice();
        int spoken = started(usage.voiceSeconds(), voice.perStarted());
        add("voice", "Voice-over", spoken, "started " + voice.perStarted() + " s", voice.credits());
        add("voice_enhanced", "Enhanced voice", usage.enhanced(), "output", voice.enhanced());
        PriceList.Started transcription = prices.transcription();
        int heard = started(usage.transcribedSeconds(), transcription.perStarted());
        add("transcription", "Transcription", heard, "started minute", transcription.credits());
        add("music", "Generated music", usage.music(), "track", prices.music());
        add("sound_effects", "Sound effects", usage.soundEffects(), "output", prices.soundEffects());
    }

    private void extras(Usage usage) {
        PriceList.Avatar avatar = prices.avatar();
        int shown = started(usage.avatarSeconds(), avatar.perStarted());
        add("avatar", "Talking avatar", shown, "started " + avatar.perStarted() + " s", avatar.credits());
        if (shown > 0 && spec.get(AvatarParameters.REMOVE_BACKGROUND)) {
            add("background_removal", "Background of the avatar removed", 1, "output", avatar.backgroundRemoval());
        }
        add("website", "Website recording", usage.websiteRecording(), "recording", prices.websiteRecording());
        add("cover", "Cover image", usage.cover(), "cover", prices.cover());
    }

    private void add(String item, String label, boolean used, String unit, int unitCredits) {
        add(item, label, used ? 1 : 0, unit, unitCredits);
    }

    private void add(String item, String label, int quantity, String unit, int unitCredits) {
        if (quantity > 0) {
            lines.add(Line.of(item, label, quantity, unit, unitCredits));
        }
    }

    private static int started(double seconds, int perStarted) {
        return (int) Math.ceil(seconds / perStarted);
    }
}
