package io.reelmill.gateway.upload;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.media.SignedLinks;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** Takes, lists and deletes files that requests name. */
@Path("/api/public/v3/media")
@Produces(MediaType.APPLICATION_JSON)
public class UploadsResource {

    private static final int MAX_FILE_NAME = 200;

    private final Caller caller;
    private final UploadService uploads;
    private final SignedLinks links;

    UploadsResource(Caller caller, UploadService uploads, SignedLinks links) {
        this.caller = caller;
        this.uploads = uploads;
        this.links = links;
    }

    record Told(
            UUID id,
            String url,
            String type,
            String contentType,
            String fileName,
            long sizeBytes,
            Instant createdAt,
            Instant expiresAt) {}

    record Uploaded(
            int success,
            UUID id,
            String url,
            String type,
            String contentType,
            String fileName,
            long sizeBytes,
            Instant createdAt,
            Instant expiresAt) {}

    record Files(int success, List<Told> files) {}

    record Deleted(int success, UUID deleted) {}

    /** The body is the file itself. */
    @POST
    @Keyed
    @Consumes(MediaType.WILDCARD)
    public Uploaded upload(
            InputStream body,
            @QueryParam("fileName") String fileName,
            @HeaderParam(HttpHeaders.CONTENT_TYPE) String contentType) {
        if (contentType != null && contentType.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            throw ApiException.of(
                    415, "unsupported_media_type", "the body must be the file itself, not a form that contains it");
        }
        String name = fileName == null || fileName.isBlank() ? null : fileName.strip();
        if (name != null && (name.length() > MAX_FILE_NAME || name.chars().anyMatch(Character::isISOControl))) {
            throw ApiException.invalid(
                    "fileName", "bounds", "fileName must have at most " + MAX_FILE_NAME + " plain characters");
        }
        Told file = told(uploads.accept(caller.principal().workspaceId(), name, body));
        return new Uploaded(
                1,
                file.id(),
                file.url(),
                file.type(),
                file.contentType(),
                file.fileName(),
                file.sizeBytes(),
                file.createdAt(),
                file.expiresAt());
    }

    @GET
    @Keyed
    public Files list() {
        return new Files(
                1,
                uploads.list(caller.principal().workspaceId()).stream()
                        .map(this::told)
                        .toList());
    }

    @DELETE
    @Keyed
    public Deleted delete(@QueryParam("id") String id) {
        if (id == null || id.isBlank()) {
            throw ApiException.invalid("id", "required", "id is required");
        }
        return uuid(id).flatMap(known -> uploads.delete(caller.principal().workspaceId(), known))
                .map(gone -> new Deleted(1, gone.id()))
                .orElseThrow(() -> ApiException.notFound("id", "id names no uploaded file of this workspace"));
    }

    private Told told(Upload upload) {
        return new Told(
                upload.id(),
                links.until(upload.key(), upload.expiresAt()),
                upload.type(),
                upload.contentType(),
                upload.fileName(),
                upload.sizeBytes(),
                upload.createdAt(),
                upload.expiresAt());
    }

    private static Optional<UUID> uuid(String text) {
        try {
            return Optional.of(UUID.fromString(text.strip()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
