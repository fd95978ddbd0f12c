package io.reelmill.local.suite;

import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Home;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The environment variables of the services: addresses of the other services, shared secrets, folders. */
record ServiceEnvironment(
        Home home,
        Map<Service, Integer> ports,
        Map<Service, Integer> managementPorts,
        int adminPort,
        Database database,
        String kafka,
        boolean allowPrivateUrls,
        Map<String, String> settings) {

    ServiceEnvironment {
        ports = new EnumMap<>(ports);
        managementPorts = new EnumMap<>(managementPorts);
        settings = Map.copyOf(settings);
    }

    /** The variables for one service. */
    Map<String, String> of(Service service) {
        Map<String, String> variables = new HashMap<>();
        variables.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        variables.put("QUARKUS_HTTP_PORT", Integer.toString(ports.get(service)));
        variables.put("QUARKUS_MANAGEMENT_HOST", "127.0.0.1");
        variables.put("QUARKUS_MANAGEMENT_PORT", Integer.toString(managementPorts.get(service)));
        variables.put("QUARKUS_DATASOURCE_JDBC_URL", database.jdbcUrl());
        variables.put("QUARKUS_DATASOURCE_USERNAME", database.user());
        variables.put("QUARKUS_DATASOURCE_PASSWORD", database.password());
        variables.put("KAFKA_BOOTSTRAP_SERVERS", kafka);
        variables.put("REELMILL_INTERNAL_TOKEN", internalToken(home, service.id()));
        variables.put("REELMILL_INTERNAL_CREDENTIALS", credentials());
        variables.put("REELMILL_LINK_SECRET", home.secret("link-secret", ""));
        variables.put("REELMILL_ENCRYPTION_KEYS", home.secret("encryption-key", "k1:"));
        variables.put("REELMILL_KEYS_PEPPER", home.secret("key-pepper", ""));
        variables.put("REELMILL_DEMO_KEY", demoKey(home));
        if (service == Service.ACCOUNT) {
            variables.put("REELMILL_ADMIN_PORT", Integer.toString(adminPort));
            variables.put("REELMILL_OPERATOR_TOKEN", operatorToken(home));
            variables.put(
                    "REELMILL_MANAGEMENT_URLS",
                    managementPorts.entrySet().stream()
                            .map(port -> port.getKey().id() + "=http://127.0.0.1:" + port.getValue())
                            .collect(Collectors.joining(",")));
        }
        variables.put("REELMILL_ACCOUNT_URL", "http://127.0.0.1:" + ports.get(Service.ACCOUNT));
        variables.put("REELMILL_STUDIO_URL", "http://127.0.0.1:" + ports.get(Service.RENDER));
        variables.put("REELMILL_PUBLISHING_URL", "http://127.0.0.1:" + ports.get(Service.PUBLISHING));
        variables.put(
                "REELMILL_GATEWAY_SHARES_DATABASE_SERVER_WITH_ACCOUNTS", "true"); // all services have this one server
        variables.put("REELMILL_PUBLIC_URL", "http://localhost:" + ports.get(Service.GATEWAY));
        variables.put("REELMILL_MEDIA_ROOT", home.folder("media").toString());
        variables.put("REELMILL_WORK_ROOT", home.folder("work").toString());
        variables.put("REELMILL_ALLOW_PRIVATE_URLS", Boolean.toString(allowPrivateUrls));
        variables.putAll(settings);
        return variables;
    }

    /**
     * The variables for a process that only renders: those of the render-service with ports of its own. It takes no jobs from
     * Kafka, so that one more or less moves no partition.
     */
    Map<String, String> ofRenderWorker(int port, int managementPort) {
        Map<String, String> variables = of(Service.RENDER);
        variables.put("QUARKUS_HTTP_PORT", Integer.toString(port));
        variables.put("QUARKUS_MANAGEMENT_PORT", Integer.toString(managementPort));
        variables.put("REELMILL_INTAKE_ENABLED", "false");
        return variables;
    }

    /** The variables for the render-service beside render workers: it takes jobs in and renders nothing. */
    Map<String, String> ofRenderServiceWithoutWorkers() {
        Map<String, String> variables = of(Service.RENDER);
        variables.put("REELMILL_WORKER_COUNT", "0");
        return variables;
    }

    /** The token with which an actor calls the services. An actor is a service or {@code operator}. */
    static String internalToken(Home home, String actor) {
        return home.secret("internal-token-" + actor, "");
    }

    private String credentials() {
        return Stream.concat(
                        Stream.of("operator"), Arrays.stream(Service.values()).map(Service::id))
                .map(actor ->
                        ServiceCredential.of(actor, internalToken(home, actor)).entry())
                .collect(Collectors.joining(","));
    }

    /** The token of the operator, kept in the home. */
    static String operatorToken(Home home) {
        return home.secret("operator-token", "");
    }

    /** The API key of the demo workspace, kept in the home. */
    static String demoKey(Home home) {
        return home.secret("demo-key", "rm_demo_");
    }
}
