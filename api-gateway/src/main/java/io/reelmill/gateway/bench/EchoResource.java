package io.reelmill.gateway.bench;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.gateway.error.HttpErrors;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** A bare endpoint: reads JSON and writes it back. What an answer of this server costs at least. */
@Path("/bench/echo")
class EchoResource {

    private final BenchSettings settings;

    EchoResource(BenchSettings settings) {
        this.settings = settings;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public JsonNode echo(JsonNode body) {
        if (!settings.echo()) {
            throw HttpErrors.of(404).orElseThrow();
        }
        return body;
    }
}
