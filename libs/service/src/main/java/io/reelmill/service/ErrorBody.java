package io.reelmill.service;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** What every refused call is answered with. */
public record ErrorBody(String error) {

    static Response answer(int status, String message) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ErrorBody(message))
                .build();
    }
}
