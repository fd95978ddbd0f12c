package io.reelmill.remote.fal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.media.Payload;
import io.reelmill.remote.model.FileDepot;
import java.nio.file.Path;

/** fal's storage: {@code POST /storage/upload/initiate} tells where a file is to be put, and where models find it. */
public final class FalStorage implements FileDepot {

    private static final String OPERATION = "upload";

    private final EndpointClient line;

    /** @param line to the storage, which is at another address than the queue */
    public FalStorage(EndpointClient line) {
        this.line = line;
    }

    @Override
    public String put(Path file, String type) {
        byte[] content = Payload.of(file, line.name());
        ObjectNode wish = JsonNodeFactory.instance
                .objectNode()
                .put("content_type", type)
                .put("file_name", file.getFileName().toString());
        JsonNode place = line.json(Call.post(OPERATION, "/storage/upload/initiate?storage_type=fal-cdn-v3", wish));
        String to = place.path("upload_url").asText("");
        String address = place.path("file_url").asText("");
        if (to.isEmpty() || address.isEmpty()) {
            throw CallFailure.unusable(line.name(), OPERATION, "without a place for a file");
        }
        line.put(OPERATION, to, type, content);
        return address;
    }
}
