package io.reelmill.gateway.voice;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.fetch.Limits;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.edge.ClientFiles;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/** What can be done with the cloned voices of a workspace. */
@Singleton
public class VoiceCloneService {

    static final String RECORDING = "voiceUrl";

    private static final Logger LOG = Logger.getLogger(VoiceCloneService.class);

    /** 40 MiB within 30 s: four minutes of WAV. */
    private static final Limits SAMPLE = new Limits(40L << 20, Duration.ofSeconds(30), 3, false);

    private static final int MIN_NAME = 3;
    private static final int MAX_NAME = 100;
    private static final int MAX_DESCRIPTION = 500;

    private final VoiceRepository repository;
    private final RenderServiceClient studio;
    private final ClientFiles files;
    private final MediaStore media;
    private final SignedLinks links;
    private final Clock clock;

    VoiceCloneService(
            VoiceRepository repository,
            RenderServiceClient studio,
            ClientFiles files,
            MediaStore media,
            SignedLinks links,
            Clock clock) {
        this.repository = repository;
        this.studio = studio;
        this.files = files;
        this.media = media;
        this.links = links;
        this.clock = clock;
    }

    VoiceRepository repository() {
        return repository;
    }

    RenderServiceClient studio() {
        return studio;
    }

    /**
     * Downloads a recording and keeps it.
     *
     * @throws ApiException 400 when it is not to be had
     */
    void keep(String url, String key) {
        try {
            Path file = Files.createTempFile("voice", ".sample");
            try {
                files.download(RECORDING, url, SAMPLE, file);
                media.put(key, file);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the recording of a voice could not be kept", e);
        }
    }

    SignedLinks links() {
        return links;
    }

    Clock clock() {
        return clock;
    }

    /**
     * Reads which voice is to be cloned.
     *
     * @throws ApiException 403 when the plan allows none, or no more; 400 with all that is wrong
     */
    NewVoice read(Principal who, byte[] body) {
        int limit = who.limits().clonedVoices();
        if (limit == 0) {
            throw ApiException.of(
                    403,
                    "plan_required",
                    "voice cloning needs the plan elite or above; this workspace has "
                            + who.plan().wireName());
        }
        BodyFields fields = BodyFields.of(body);
        String name = fields.text("name", MIN_NAME, MAX_NAME);
        String description = fields.optionalText("description", MAX_DESCRIPTION);
        String url = fields.url(who.workspaceId(), RECORDING, files);
        fields.requireFine();
        if (repository.count(who.workspaceId()) >= limit) {
            throw full(limit);
        }
        return new NewVoice(this, who.workspaceId(), name, description, url, limit, fields.warnings());
    }

    /** The voices of a workspace, newest first. */
    List<ToldVoice> list(UUID workspace) {
        return repository.list(workspace).stream()
                .map(voice -> ToldVoice.of(voice, links))
                .toList();
    }

    /** How many voices a workspace has. */
    public int count(UUID workspace) {
        return Math.toIntExact(repository.count(workspace));
    }

    /** Whether a request is to be spoken by a cloned voice, which has to be looked for. */
    public boolean looksOutside(RenderSpec spec) {
        return spec.find(VoiceParameters.VOICE_ID)
                .filter(id -> id.startsWith(ClonedVoice.PREFIX))
                .isPresent();
    }

    /**
     * The spec with the cloned voice that it names, if it names one.
     *
     * @throws ApiException 404 when the workspace does not have it
     */
    public RenderSpec cast(Principal who, RenderSpec spec) {
        String id = spec.find(VoiceParameters.VOICE_ID).orElse("");
        return cloned(who, VoiceParameters.VOICE_ID.path(), id)
                .map(spec::spokenBy)
                .orElse(spec);
    }

    /**
     * The cloned voice of an id; empty when the id is that of another kind of voice.
     *
     * @param field that names it, for messages
     * @throws ApiException 404 when the workspace does not have it
     */
    public Optional<ClonedVoice> cloned(Principal who, String field, String id) {
        if (!id.startsWith(ClonedVoice.PREFIX)) {
            return Optional.empty();
        }
        return Optional.of(repository
                .find(who.workspaceId(), id)
                .map(SavedVoice::cloned)
                .orElseThrow(() -> ApiException.notFound(field, field + " names no cloned voice of this workspace")));
    }

    static ApiException full(int limit) {
        return ApiException.of(
                403, "plan_required", "this workspace has as many cloned voices as its plan allows, which is " + limit);
    }

    /** Deletes a file that no record names any more; one that stays behind does no harm. */
    void forget(String key) {
        try {
            media.delete(key);
        } catch (IOException e) {
            LOG.warnf(e, "the sound %s of a cloned voice could not be deleted", key);
        }
    }
}
