package io.reelmill.service;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** The body of every failed call between services; clients of the public API get the gateway's own. */
public record ServiceErrorBody(String error) {

    /** An answer with this body. */
    public static Response answer(int status, String message) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ServiceErrorBody(message))
                .build();
    }
}
