package io.reelmill.gateway.idempotency;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/**
 * An answer as bytes, so that it can be given again.
 *
 * @param headers beyond the content type; only refusals that are never kept have any
 * @param replayed whether it was given before
 */
@SuppressWarnings("ArrayRecordComponent") // an answer, never compared
record Answer(int status, byte[] body, Map<String, String> headers, boolean replayed) {

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
