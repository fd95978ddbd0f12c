package io.reelmill.local.suite;

import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Home;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** What the services are told by their environment: where the others are, the shared secrets, the folders. */
record ServiceEnvironment(
        Home home,
        Map<Service, Integer> ports,
        Database database,
        String kafka,
        boolean allowPrivateUrls,
        Map<String, String> settings) {

    ServiceEnvironment {
        ports = new EnumMap<>(ports);
        settings = Map.copyOf(settings);
    }

    /** The variables for one service. */
    Map<String, String> of(Service service) {
        Map<String, String> variables = new HashMap<>();
        variables.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        variables.put("QUARKUS_HTTP_PORT", Integer.toString(ports.get(service)));
        variables.put("QUARKUS_DATASOURCE_JDBC_URL", database.jdbcUrl());
        variables.put("QUARKUS_DATASOURCE_USERNAME", database.user());
        variables.put("QUARKUS_DATASOURCE_PASSWORD", database.password());
        variables.put("KAFKA_BOOTSTRAP_SERVERS", kafka);
        variables.put("REELMILL_INTERNAL_TOKEN", home.secret("internal-token", ""));
        variables.put("REELMILL_LINK_SECRET", home.secret("link-secret", ""));
        variables.put("REELMILL_ENCRYPTION_KEYS", home.secret("encryption-key", "k1:"));
        variables.put("REELMILL_DEMO_KEY", demoKey(home));
        // all services have this one server
        variables.put("REELMILL_RESERVATIONS_FLUSHED_BY_CALLER", "true");
        variables.put("REELMILL_ACCOUNT_URL", "http://127.0.0.1:" + ports.get(Service.ACCOUNT));
        variables.put("REELMILL_STUDIO_URL", "http://127.0.0.1:" + ports.get(Service.RENDER));
        variables.put("REELMILL_PUBLISHING_URL", "http://127.0.0.1:" + ports.get(Service.PUBLISHING));
        variables.put("REELMILL_PUBLIC_URL", "http://localhost:" + ports.get(Service.GATEWAY));
        variables.put("REELMILL_MEDIA_ROOT", home.folder("media").toString());
        variables.put("REELMILL_WORK_ROOT", home.folder("work").toString());
        variables.put("REELMILL_ALLOW_PRIVATE_URLS", Boolean.toString(allowPrivateUrls));
        variables.putAll(settings);
        return variables;
    }

    /** The API key of the demo workspace, kept in the home. */
    static String demoKey(Home home) {
        return home.secret("demo-key", "rm_demo_");
    }
}
