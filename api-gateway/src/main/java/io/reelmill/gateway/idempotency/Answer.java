package io.reelmill.gateway.idempotency;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/**
 * An answer as bytes, so that it can be given again.
 *
 * @param headers beyond the content type; not kept, so a replay has none
 */
@SuppressWarnings("ArrayRecordComponent") // an answer, never compared
public record Answer(int status, byte[] body, Map<String, String> headers, boolean replayed) {

    boolean isGood() {
        return status == 200;
    }

    Response response() {
        Response.ResponseBuilder response =
                Response.status(status).type(MediaType.APPLICATION_JSON_TYPE).entity(body);
        headers.forEach(response::header);
        if (replayed) {
            response.header("Idempotent-Replayed", "true");
        }
        return response.build();
    }
}
