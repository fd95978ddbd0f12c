package io.reelmill.remote.elevenlabs;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.Form;
import io.reelmill.remote.media.Payload;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.voice.VoiceChoice;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Instant voice clones: {@code POST /v1/voices/add}, {@code DELETE /v1/voices/{voice}}. */
public final class ElevenLabsCloner implements VoiceCloner {

    private static final String OPERATION = "voice-clone";
    private static final String VOICES = "/v1/voices/";

    private final EndpointClient line;
    private final String model;
    private final List<String> languages;
    private final double wordsPerMinute;
    private final SpeechImporter booth;

    /**
     * @param model that speaks with the voices
     * @param languages tags that it speaks; empty when it speaks any
     */
    public ElevenLabsCloner(
            EndpointClient line, String model, List<String> languages, double wordsPerMinute, SpeechImporter booth) {
        this.line = line;
        this.model = model;
        this.languages = List.copyOf(languages);
        this.wordsPerMinute = wordsPerMinute;
        this.booth = booth;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public Clone clone(Sample sample) {
        Form form = new Form()
                .field("name", sample.name())
                .field("remove_background_noise", "false")
                .file("files", "sample.wav", "audio/wav", Payload.of(sample.wav(), name()));
        if (!sample.description().isBlank()) {
            form.field("description", sample.description());
        }
        JsonNode answer = line.json(Call.post(OPERATION, VOICES + "add", form).asOrder());
        String id = answer.path("voice_id").asText("");
        if (!id.matches("[A-Za-z0-9_-]{1,64}")) {
            throw CallFailure.unusable(name(), OPERATION, "without a voice");
        }
        line.used(OPERATION, 1);
        if (answer.path("requires_verification").asBoolean(false)) {
            // It does not speak until its owner has proved, on the vendor's site, to be the one who is heard.
            line.giveUp(delete(id));
            throw CallFailure.unusable(name(), OPERATION, "with a voice that has to be verified first");
        }
        return new Clone(id, languages.size() == 1 ? languages.get(0) : "");
    }

    @Override
    public void forget(String reference) {
        line.json(delete(reference));
    }

    @Override
    public SpeechSynthesizer speaker(String reference) {
        var choice = new VoiceChoice(reference, Map.of(), languages, wordsPerMinute);
        return new ElevenLabsVoice(line, model, choice, booth);
    }

    private static Call delete(String id) {
        return Call.get(OPERATION + "-delete", VOICES + URLEncoder.encode(id, StandardCharsets.UTF_8))
                .by("DELETE");
    }
}
