package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.NearNames;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.TargetOrder;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The body of {@code POST /add-to-queue} and {@code POST /publish-now}.
 *
 * @param warnings fields that are not known, and were ignored
 */
record PublishRequest(
        String videoUrl,
        UUID channelId,
        String channelName,
        List<TargetOrder> targets,
        ObjectNode extraParams,
        List<String> warnings) {

    private static final Set<String> PLAIN = Set.of("videoUrl", "channelId", "channelName", "extraParams");
    private static final NearNames KNOWN = new NearNames(Stream.concat(
                    PLAIN.stream().sorted(),
                    Arrays.stream(Platform.values()).flatMap(p -> Stream.of(p.wireName(), p.alias())))
            .distinct()
            .toList());
    private static final int MAX_EXTRA_PARAMS = 20_000;
    private static final int MAX_WARNINGS = 50;

    /**
     * Reads a body.
     *
     * @throws ApiException with all that is wrong
     */
    static PublishRequest read(byte[] bytes) {
        JsonNode body = JsonBody.parse(bytes);
        if (!body.isObject()) {
            throw ApiException.invalid(null, "type", "the body must be a JSON object");
        }
        return new Reader((ObjectNode) body, "", true).read();
    }

    /**
     * Reads what a render call says of publishing: the same body, without the video.
     *
     * @param prefix of the fields in messages
     * @throws ApiException with all that is wrong
     */
    static PublishRequest withoutVideo(ObjectNode body, String prefix) {
        return new Reader(body, prefix, false).read();
    }

    /** Gathers what is wrong. */
    private static final class Reader {

        private final ObjectNode body;
        private final String prefix;
        private final boolean hasVideo;
        private final List<Violation> violations = new ArrayList<>();
        private final List<String> warnings = new ArrayList<>();

        Reader(ObjectNode body, String prefix, boolean hasVideo) {
            this.body = body;
            this.prefix = prefix;
            this.hasVideo = hasVideo;
        }

        PublishRequest read() {
            String videoUrl = hasVideo ? text(body, "videoUrl", "videoUrl") : null;
            if (hasVideo && videoUrl == null && violations.isEmpty()) {
                note("videoUrl", "required", "is required");
            }
            String channelName = text(body, "channelName", "channelName");
            UUID channelId = id();
            ObjectNode extra = object(body.path("extraParams"), "extraParams");
            if (extra != null && extra.toString().length() > MAX_EXTRA_PARAMS) {
                note("extraParams", "bounds", "must have at most " + MAX_EXTRA_PARAMS + " characters");
            }
            List<TargetOrder> targets = targets();
            boolean channel = channelName != null || channelId != null || has("channelName") || has("channelId");
            if (channel && !targets.isEmpty()) {
                note("channelName", "exclusive", "must not be given together with accounts of platforms");
            } else if (!channel && targets.isEmpty() && violations.isEmpty()) {
                note(
                        "channelName",
                        "required",
                        "is required, or channelId, or one of tiktok, youtube, instagram, webhook");
            }
            if (!violations.isEmpty()) {
                throw ApiException.invalid(violations);
            }
            return new PublishRequest(videoUrl, channelId, channelName, targets, extra, warnings);
        }

        private List<TargetOrder> targets() {
            List<TargetOrder> targets = new ArrayList<>();
            body.fieldNames().forEachRemaining(field -> {
                if (PLAIN.contains(field)) {
                    return;
                }
                Platform.of(field).ifPresentOrElse(platform -> target(platform, field, targets), () -> unknown(field));
            });
            return targets;
        }

        private void unknown(String field) {
            if (warnings.size() < MAX_WARNINGS) {
                warnings.add(KNOWN.warningOf(field, prefix));
            }
        }

        private void target(Platform platform, String field, List<TargetOrder> targets) {
            JsonNode value = body.path(field);
            String canonical = platform.wireName();
            if (value.isNull()) {
                return;
            }
            if (targets.stream().anyMatch(t -> t.platform() == platform)) {
                note(canonical, "duplicate", "must not be given under two names");
                return;
            }
            if (value.isTextual() && !value.textValue().isBlank()) {
                targets.add(new TargetOrder(platform, value.textValue(), null));
                return;
            }
            ObjectNode params = object(value, canonical);
            if (params == null) {
                return;
            }
            String id = text(params, "id", canonical + ".id");
            String name = text(params, "username", canonical + ".username");
            for (String known : List.of("title", "description", "caption", "privacy_level")) {
                text(params, known, canonical + "." + known);
            }
            params.remove(List.of("id", "username"));
            targets.add(new TargetOrder(platform, id != null ? id : name, params));
        }

        private UUID id() {
            String text = text(body, "channelId", "channelId");
            try {
                return text == null ? null : UUID.fromString(text);
            } catch (IllegalArgumentException e) {
                // A text that can be no id is told the same as one that nobody has.
                throw ApiException.notFound(
                        prefix + "channelId", prefix + "channelId names no channel of this workspace");
            }
        }

        private boolean has(String field) {
            return body.hasNonNull(field);
        }

        private ObjectNode object(JsonNode value, String field) {
            if (value.isMissingNode() || value.isNull()) {
                return null;
            }
            if (!value.isObject()) {
                note(field, "type", "must be an object");
                return null;
            }
            return ContractJson.mapper().createObjectNode().setAll((ObjectNode) value);
        }

        private String text(JsonNode parent, String name, String field) {
            JsonNode value = parent.path(name);
            if (value.isMissingNode() || value.isNull()) {
                return null;
            }
            if (!value.isTextual()) {
                note(field, "type", "must be text");
                return null;
            }
            if (value.textValue().indexOf('\0') >= 0) {
                note(field, "text", "has a character that cannot be kept (U+0000)");
                return null;
            }
            return value.textValue().isBlank() ? null : value.textValue().strip();
        }

        private void note(String field, String code, String words) {
            violations.add(new Violation(prefix + field, code, prefix + field + " " + words));
        }
    }
}
