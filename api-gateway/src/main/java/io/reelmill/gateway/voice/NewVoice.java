package io.reelmill.gateway.voice;

import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A voice that is about to be cloned. The recording is in the media store only for as long as the studio looks at it. */
final class NewVoice implements IdempotentOperation {

    private final VoiceCloneService service;
    private final UUID workspace;
    private final String name;
    private final String description;
    private final String recordingUrl;
    private final int limit;
    private final List<String> warnings;
    private VoiceMade made;
    private SavedVoice voice;

    /**
     * @param limit voices that the workspace may have
     * @param warnings about the body, for the answer
     */
    NewVoice(
            VoiceCloneService service,
            UUID workspace,
            String name,
            String description,
            String recordingUrl,
            int limit,
            List<String> warnings) {
        this.service = service;
        this.workspace = workspace;
        this.name = name;
        this.description = description;
        this.recordingUrl = recordingUrl;
        this.limit = limit;
        this.warnings = warnings;
    }

    /** The answer. */
    record Made(int success, String voiceId, ToldVoice voice, List<String> warnings) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        String folder = "voices/" + workspace + "/" + attempt;
        String sample = folder + ".sample";
        String preview = folder + ".wav";
        try {
            service.keep(recordingUrl, sample);
            String words = description == null ? "" : description;
            made = service.studio().make(VoiceCloneService.RECORDING, new VoiceOrder(name, words, sample, preview));
        } finally {
            service.forget(sample);
        }
        voice = new SavedVoice(
                ClonedVoice.PREFIX + attempt.toString().replace("-", ""),
                name,
                description,
                made.cloner(),
                made.reference(),
                made.language(),
                made.heard() ? preview : null,
                service.clock().instant().truncatedTo(ChronoUnit.MILLIS));
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Object store(Handle tx) {
        if (!service.repository().add(workspace, voice, limit)) {
            throw VoiceCloneService.full(limit);
        }
        return new Made(1, voice.id(), ToldVoice.of(voice, service.links()), warnings);
    }

    @Override
    public void abandon() {
        service.studio().forget(made);
        if (voice.preview() != null) {
            service.forget(voice.preview());
        }
    }
}
