package io.reelmill.account.operations;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import io.reelmill.contracts.ContractJson;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.jboss.logging.Logger;

/** Asks the management ports of the services how they are. */
@Singleton
class ServiceHealth {

    private static final Logger LOG = Logger.getLogger(ServiceHealth.class);
    private static final long MAX_SECONDS = 3;

    /** @param checks that are down */
    record Health(String service, boolean answers, boolean up, List<Check> checks) {}

    /** @param data what the check tells, or null */
    record Check(String name, JsonNode data) {}

    interface Client {

        @GET
        @Path("/q/health")
        Response health();
    }

    private final Map<String, Client> clients = new TreeMap<>();

    ServiceHealth(OperationsSettings settings) {
        for (String entry : settings.services().orElse(List.of())) {
            int divider = entry.indexOf('=');
            if (divider < 1) {
                throw new IllegalArgumentException(
                        "reelmill.operations.services must be entries such as api-gateway=http://127.0.0.1:9080, not "
                                + entry);
            }
            clients.put(
                    entry.substring(0, divider).strip(),
                    client(URI.create(entry.substring(divider + 1).strip())));
        }
    }

    /** Of each service that is named in the settings, by name. */
    List<Health> all() {
        return clients.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Client client(URI address) {
        return QuarkusRestClientBuilder.newBuilder()
                .baseUri(address)
                .connectTimeout(MAX_SECONDS, TimeUnit.SECONDS)
                .readTimeout(MAX_SECONDS, TimeUnit.SECONDS)
                .build(Client.class);
    }

    private static Health of(String service, Client client) {
        try (Response answer = answer(client)) {
            JsonNode health = ContractJson.mapper().readTree(answer.readEntity(String.class));
            List<Check> down = StreamSupport.stream(health.path("checks").spliterator(), false)
                    .filter(check -> !check.path("status").asText().equals("UP"))
                    .map(check -> new Check(check.path("name").asText(), check.get("data")))
                    .toList();
            return new Health(service, true, health.path("status").asText().equals("UP"), down);
        } catch (RuntimeException | IOException e) {
            LOG.debugf(e, "%s does not tell its health", service);
            return new Health(service, false, false, List.of());
        }
    }

    /** Whoever is not well answers 503, with the same body. */
    private static Response answer(Client client) {
        try {
            return client.health();
        } catch (WebApplicationException e) {
            return e.getResponse();
        }
    }
}
