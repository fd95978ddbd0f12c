package io.reelmill.remote.elevenlabs;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.EndpointClient;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The voices of an account, {@code GET /v1/voices}, asked for once. */
final class VoiceNames {

    private final EndpointClient line;
    private Map<String, String> ids;

    VoiceNames(EndpointClient line) {
        this.line = line;
    }

    /** The id of a voice that is told by id or by name; ids have 20 letters and digits. */
    String idOf(String voice) {
        if (voice.matches("[A-Za-z0-9]{20}")) {
            return voice;
        }
        return all().getOrDefault(voice.toLowerCase(Locale.ROOT), voice);
    }

    private synchronized Map<String, String> all() {
        if (ids == null) {
            Map<String, String> found = new HashMap<>();
            for (JsonNode voice : line.json(Call.get("voices", "/v1/voices")).path("voices")) {
                String id = voice.path("voice_id").asText("");
                String name = voice.path("name").asText("").toLowerCase(Locale.ROOT);
                if (!id.isEmpty()) {
                    found.put(name, id);
                    // The vendor's own voices are called like "Rachel - calm, young".
                    found.putIfAbsent(name.split(" - ", 2)[0].strip(), id);
                }
            }
            ids = Map.copyOf(found);
        }
        return ids;
    }
}
