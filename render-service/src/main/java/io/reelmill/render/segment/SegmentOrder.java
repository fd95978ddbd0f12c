package io.reelmill.render.segment;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.compositor.Encoding;
import io.reelmill.contracts.ContractJson;
import io.reelmill.render.stage.Pieces;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import java.util.HashSet;
import java.util.Set;

/** All that the bytes of a segment depend on, beside the files that it names and the node that makes it. */
record SegmentOrder(Timeline segment, Encoding encoding) {

    static final String KIND = "segment";

    /** The name of its piece: the same for the same order of the same build. */
    String piece() {
        return Pieces.nameOf(KIND, this);
    }

    /** The files that it is drawn from, named from the project's folder. */
    Set<String> files() {
        Set<String> files = new HashSet<>();
        segment.clips().stream()
                .flatMap(clip -> clip.layers().stream())
                .map(Layer::file)
                .forEach(files::add);
        for (Overlay overlay : segment.overlays()) {
            if (overlay instanceof Overlay.Image image) {
                files.add(image.file());
            } else if (overlay instanceof Overlay.Wave wave) {
                files.add(wave.file());
            }
        }
        return files;
    }

    String json() {
        try {
            return ContractJson.mapper().writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an order is always JSON", e);
        }
    }

    /** @throws IllegalArgumentException when another version wrote it in another form */
    static SegmentOrder of(String json) {
        try {
            return ContractJson.mapper().readValue(json, SegmentOrder.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a segment is ordered in another form", e);
        }
    }
}
