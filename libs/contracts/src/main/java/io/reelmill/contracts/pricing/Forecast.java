package io.reelmill.contracts.pricing;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.catalog.Workflow;

/** Foresees what one output is going to take. */
final class Forecast {

    private Forecast() {}

    static Usage of(PriceList prices, RenderSpec spec, double seconds) {
        String type = spec.get(MediaParameters.TYPE);
        int visuals = visuals(prices, spec, seconds);
        boolean clips = type.equals("ai-video");
        int clipCount = spec.workflow() == Workflow.MOTION_TRANSFER
                ? (int) Math.ceil(seconds / prices.clipSeconds())
                : clips ? visuals : 0;
        int images = provided(spec, "image");
        int items = images + provided(spec, "video");
        int animated = spec.get(MediaParameters.TURN_IMAGES_INTO_VIDEOS) ? images : 0;
        int restyled = spec.get(MediaParameters.APPLY_STYLE_TRANSFER) ? items : 0;
        return new Usage(
                type.equals("moving-image") ? visuals : 0,
                clipCount,
                type.equals("motion-graphics") ? visuals : 0,
                type.equals("stock-video") ? visuals : 0,
                items,
                animated,
                restyled,
                spec.get(VoiceParameters.ENABLED) ? seconds : 0,
                enhances(spec),
                listens(spec) ? seconds : 0,
                spec.get(AvatarParameters.ENABLED) ? seconds : 0,
                spec.get(MusicParameters.ENABLED) && spec.get(MusicParameters.GENERATE_MUSIC),
                spec.get(OptionParameters.SOUND_EFFECTS),
                spec.find(SourceParameters.WEBSITE_TO_RECORD).isPresent(),
                spec.get(OptionParameters.HAS_TO_GENERATE_COVER));
    }

    /** Generated or selected visuals; none where the picture comes from the client. */
    private static int visuals(PriceList prices, RenderSpec spec, double seconds) {
        boolean own = spec.get(MediaParameters.USE_ONLY_PROVIDED) && provided(spec, "image", "video") > 0;
        boolean noneNeeded =
                switch (spec.workflow()) {
                    case STATIC_BACKGROUND_VIDEO, MOTION_TRANSFER -> true;
                    case CAPTION_VIDEO -> spec.find(MediaParameters.B_ROLL_TYPE).isEmpty();
                    default -> false;
                };
        boolean recorded = spec.find(SourceParameters.WEBSITE_TO_RECORD).isPresent();
        if (own || noneNeeded || recorded || spec.get(MediaParameters.TYPE).equals("custom")) {
            return 0;
        }
        int perMinute = prices.density().get(spec.get(MediaParameters.DENSITY));
        int wanted = Math.max(1, (int) Math.ceil(seconds * perMinute / 60));
        return spec.find(MediaParameters.MAX_ITEMS)
                .map(cap -> Math.min(cap, wanted))
                .orElse(wanted);
    }

    /** A voice of ours, or one that a recording is expected to hold. */
    private static boolean enhances(RenderSpec spec) {
        boolean recorded = spec.workflow() == Workflow.AUDIO_TO_VIDEO || spec.workflow() == Workflow.CAPTION_VIDEO;
        return spec.get(VoiceParameters.ENHANCE_AUDIO) && (recorded || spec.get(VoiceParameters.ENABLED));
    }

    private static boolean listens(RenderSpec spec) {
        return switch (spec.workflow()) {
            case AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, CAPTION_VIDEO -> spec.get(OptionParameters.HAS_TO_TRANSCRIPT);
            default -> false;
        };
    }

    private static int provided(RenderSpec spec, String... types) {
        int count = 0;
        for (JsonNode item : spec.find(MediaParameters.PROVIDED)
                .orElseGet(() -> spec.values().arrayNode())) {
            for (String type : types) {
                count += item.path("type").asText().equals(type) ? 1 : 0;
            }
        }
        return count;
    }
}
