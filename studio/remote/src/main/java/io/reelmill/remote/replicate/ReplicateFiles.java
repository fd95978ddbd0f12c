package io.reelmill.remote.replicate;

import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.Form;
import io.reelmill.remote.media.Payload;
import io.reelmill.remote.model.FileDepot;
import java.nio.file.Path;

/** Replicate's files: {@code POST /files}; a prediction is told the address that it answers. */
public final class ReplicateFiles implements FileDepot {

    private static final String OPERATION = "upload";

    private final EndpointClient line;

    public ReplicateFiles(EndpointClient line) {
        this.line = line;
    }

    @Override
    public String put(Path file, String type) {
        Form form = new Form().file("content", file.getFileName().toString(), type, Payload.of(file, line.name()));
        String address = line.json(Call.post(OPERATION, "/files", form))
                .path("urls")
                .path("get")
                .asText("");
        if (address.isEmpty()) {
            throw CallFailure.unusable(line.name(), OPERATION, "without a place for a file");
        }
        return address;
    }
}
