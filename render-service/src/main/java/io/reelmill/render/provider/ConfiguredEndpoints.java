package io.reelmill.render.provider;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.reelmill.remote.call.CallObserver;
import io.reelmill.remote.call.CallPolicy;
import io.reelmill.remote.call.Endpoint;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.HttpClients;
import io.reelmill.remote.call.Secret;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The line to each configured endpoint. What is wrong with a setting ends the start, in one line that names it. */
final class ConfiguredEndpoints {

    static final String PREFIX = "reelmill.providers.";

    /** The one vendor whose files and list of requests have addresses of their own. */
    private static final String FAL_STORAGE = "https://rest.alpha.fal.ai";

    private static final String FAL_HISTORY = "https://api.fal.ai/v1";

    private final ProviderSettings settings;
    private final UnaryOperator<String> environment;
    private final HttpClients httpClients;
    private final CallObserver observer;
    private final Map<String, EndpointClient> endpoints = new LinkedHashMap<>();

    /**
     * @param environment values by the name of a variable, or null
     * @throws ConfigurationException when a setting is wrong
     */
    ConfiguredEndpoints(
            ProviderSettings settings,
            UnaryOperator<String> environment,
            HttpClients httpClients,
            CallObserver observer) {
        this.settings = settings;
        this.environment = environment;
        this.httpClients = httpClients;
        this.observer = observer;
        settings.endpoints().forEach((name, e) -> {
            Endpoint endpoint = endpoint(name, e, ".url", e.url().orElse(e.vendor().url));
            endpoints.put(name, new EndpointClient(endpoint, httpClients, observer));
        });
    }

    /**
     * The line that an entry of a list names.
     *
     * @param setting of the entry, without prefix: {@code voices[0]}
     * @param vendors whose API does what the entry is for
     */
    EndpointClient line(String setting, String endpoint, Vendor... vendors) {
        EndpointClient line = endpoints.get(endpoint);
        if (line == null) {
            throw new ConfigurationException(PREFIX + setting + ".endpoint names '" + endpoint
                    + "', which is not under "
                    + PREFIX + "endpoints"
                    + (endpoints.isEmpty() ? "" : " (there: " + String.join(", ", endpoints.keySet()))
                    + (endpoints.isEmpty() ? "" : ")"));
        }
        Vendor vendor = vendor(endpoint);
        for (Vendor able : vendors) {
            if (able == vendor) {
                return line;
            }
        }
        var able = new TreeSet<String>();
        for (Vendor v : vendors) {
            able.add(named(v));
        }
        throw new ConfigurationException(PREFIX + setting + ".endpoint names '" + endpoint + "', whose vendor "
                + named(vendor) + " cannot do this; " + String.join(" or ", able) + " can");
    }

    /** The line by which files for models of an endpoint are uploaded. */
    EndpointClient uploads(String endpoint) {
        ProviderSettings.Endpoint e = settings.endpoints().get(endpoint);
        return new EndpointClient(
                endpoint(endpoint, e, ".uploads", e.uploads().orElse(FAL_STORAGE)), httpClients, observer);
    }

    /** The line by which requests to an endpoint are listed. */
    EndpointClient history(String endpoint) {
        ProviderSettings.Endpoint e = settings.endpoints().get(endpoint);
        return new EndpointClient(
                endpoint(endpoint, e, ".history", e.history().orElse(FAL_HISTORY)), httpClients, observer);
    }

    Vendor vendor(String endpoint) {
        return settings.endpoints().get(endpoint).vendor();
    }

    private Endpoint endpoint(String name, ProviderSettings.Endpoint e, String part, String address) {
        String setting = PREFIX + "endpoints." + name;
        Secret key = key(setting, e);
        try {
            CallPolicy patience =
                    new CallPolicy(e.timeout(), e.tries(), e.pause(), e.concurrency(), e.failures(), e.rest());
            return new Endpoint(
                    name, url(setting + part, address), login(e.vendor(), key), query(e.vendor(), key), patience);
        } catch (IllegalArgumentException wrong) {
            throw new ConfigurationException(setting + "." + wrong.getMessage());
        }
    }

    private static URI url(String setting, String address) {
        if (address.isEmpty()) {
            throw new ConfigurationException(setting + " is not set: it tells where the server is");
        }
        try {
            URI url = URI.create(address);
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (web && url.getHost() != null && url.getRawUserInfo() == null && url.getRawQuery() == null) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            throw new ConfigurationException(setting + " is not an address: " + e.getMessage());
        }
        throw new ConfigurationException(
                setting + " must be http:// or https:// with a host, and hold neither a key nor a query");
    }

    private Secret key(String setting, ProviderSettings.Endpoint e) {
        if (e.keyVariable().isEmpty()) {
            if (e.vendor().wantsKey) {
                throw new ConfigurationException(
                        setting + ".key-variable is not set: it names the environment variable that"
                                + " holds the key for " + named(e.vendor()));
            }
            return Secret.NONE;
        }
        String variable = e.keyVariable().get();
        if (!variable.matches("[A-Za-z_][A-Za-z0-9_]*")) {
            // It may well be the key itself, so it is not repeated.
            throw new ConfigurationException(
                    setting + ".key-variable must be the name of an environment variable, not the key itself");
        }
        String value = environment.apply(variable);
        if (value == null || value.isBlank()) {
            throw new ConfigurationException(
                    setting + ".key-variable names the environment variable " + variable + ", which is not set");
        }
        return new Secret(value);
    }

    private static Map<String, String> login(Vendor vendor, Secret key) {
        return switch (vendor) {
            case OPENAI, WHISPER, WEBUI -> Endpoint.login("Authorization", "Bearer ", key);
            case ELEVENLABS -> Endpoint.login("xi-api-key", "", key);
            case FAL -> Endpoint.login("Authorization", "Key ", key);
            case REPLICATE -> Endpoint.login("Authorization", "Bearer ", key);
            case PEXELS -> Endpoint.login("Authorization", "", key);
            case PIXABAY -> Map.of();
        };
    }

    /** One vendor takes the key nowhere else. */
    private static String query(Vendor vendor, Secret key) {
        return vendor == Vendor.PIXABAY ? "key=" + URLEncoder.encode(key.reveal(), StandardCharsets.UTF_8) : "";
    }

    static String named(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
