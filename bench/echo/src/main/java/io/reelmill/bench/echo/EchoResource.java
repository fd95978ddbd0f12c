package io.reelmill.bench.echo;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** A bare endpoint that reads JSON and writes it back: the least that an answer of this web server costs. */
@Path("/echo")
class EchoResource {

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public JsonNode echo(JsonNode body) {
        return body;
    }
}
