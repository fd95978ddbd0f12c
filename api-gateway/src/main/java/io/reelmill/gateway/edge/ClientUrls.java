package io.reelmill.gateway.edge;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Parameter.Type;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** The addresses in a client's request: what they may be, and whether they are there. */
@Singleton
public class ClientUrls {

    /** Time for all look-ups of one request; what is left then is judged when it is fetched, as it is anyway. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final Map<Parameter<?>, JsonPointer> PLACES = Catalog.parameters().stream()
            .filter(p -> p.type() == Type.URL || !p.fields().isEmpty())
            .collect(Collectors.toMap(
                    p -> p,
                    p -> JsonPointer.compile("/" + p.path().replace('.', '/')),
                    (a, b) -> a,
                    LinkedHashMap::new));

    private final UrlPolicy policy;
    private final SafeFetch fetch;
    private final Clock clock;

    ClientUrls(UrlPolicy policy, SafeFetch fetch, Clock clock) {
        this.policy = policy;
        this.fetch = fetch;
        this.clock = clock;
    }

    /** Form and literal addresses, without a look-up. */
    public UrlRule rule() {
        return text -> {
            UrlDecision decision = policy.parse(text);
            if (decision instanceof UrlDecision.Refused refused) {
                return new UrlRule.Refused(code(refused.reason()), refused.message());
            }
            String normal = ((UrlDecision.Allowed) decision).url().toString();
            if (normal.equals(text)) {
                return new UrlRule.Fine(text);
            }
            // What the client wrote is what it gets back, as far as it can be read.
            UrlRule.Judgement form = UrlRule.FORM.judge(text);
            return form instanceof UrlRule.Fine ? form : new UrlRule.Fine(normal);
        };
    }

    /** Whether a request has addresses to be looked up. */
    public boolean lookOutside(RenderSpec spec) {
        return !addresses(spec).isEmpty();
    }

    /**
     * Looks up every address of a request, and asks whether its music is there. Blocks for some seconds at most.
     *
     * @param client workspace whose share of look-ups it takes
     * @throws ApiException 503 when too many look-ups are under way: that says nothing about the request
     */
    public List<Violation> unreachable(UUID client, RenderSpec spec) {
        List<Violation> violations = unreachable(client, addresses(spec));
        if (violations.isEmpty() && spec.get(MusicParameters.ENABLED)) {
            spec.find(MusicParameters.AUDIO_URL).ifPresent(url -> requireThere(url, violations));
        }
        return violations;
    }

    /**
     * Looks up addresses. Blocks for some seconds at most.
     *
     * @param addresses by the field that names each
     * @return what is wrong with them, in a list that may grow
     * @throws ApiException 503 when too many look-ups are under way
     */
    public List<Violation> unreachable(UUID client, Map<String, String> addresses) {
        UrlPolicy judge = policy.forClient(client);
        Instant end = clock.instant().plus(PATIENCE);
        Map<String, UrlDecision> hosts = new HashMap<>();
        List<Violation> violations = new ArrayList<>();
        addresses.forEach((field, url) -> {
            if (clock.instant().isBefore(end)) {
                URI address = URI.create(url);
                // Of our own files each is looked for; of others only the host.
                String key = policy.isOwn(address) ? url : address.getAuthority();
                UrlDecision decision = hosts.computeIfAbsent(key, host -> judge.judge(url));
                if (decision instanceof UrlDecision.Refused refused) {
                    requireLookedUp(field, refused);
                    violations.add(new Violation(field, code(refused.reason()), field + " " + refused.message()));
                }
            }
        });
        return violations;
    }

    private void requireThere(String url, List<Violation> violations) {
        String field = MusicParameters.AUDIO_URL.path();
        Fetched answer = fetch.probe(url, Limits.probe());
        if (answer instanceof Fetched.Success success && !success.isOk()) {
            violations.add(new Violation(
                    field, "unreachable_url", field + " must be reachable; its server answers " + success.status()));
        } else if (answer instanceof Fetched.Failed failed && failed.failure() == Failure.BUSY) {
            throw busy(field, failed.message());
        } else if (answer instanceof Fetched.Failed failed) {
            violations.add(new Violation(field, "unreachable_url", field + " must be reachable: " + failed.message()));
        } else if (answer instanceof Fetched.Refused refused) {
            violations.add(new Violation(field, code(refused.reason()), field + " " + refused.message()));
        }
    }

    /** Every address in the request, by its field. */
    private Map<String, String> addresses(RenderSpec spec) {
        Map<String, String> found = new LinkedHashMap<>();
        PLACES.forEach((parameter, place) ->
                collect(parameter, parameter.path(), spec.values().at(place), found));
        spec.find(SourceParameters.TEXT)
                .flatMap(text -> new SpokenText(text).address())
                .map(policy::parse)
                .ifPresent(post -> {
                    if (post instanceof UrlDecision.Allowed allowed) {
                        found.put(SourceParameters.TEXT.path(), allowed.url().toString());
                    }
                });
        return found;
    }

    private static void collect(Parameter<?> parameter, String field, JsonNode value, Map<String, String> found) {
        switch (parameter.type()) {
            case URL -> {
                if (value.isTextual()) {
                    found.put(field, value.textValue());
                }
            }
            case OBJECT ->
                parameter
                        .fields()
                        .forEach(inner -> collect(inner, field + "." + inner.path(), value.path(inner.path()), found));
            case LIST -> {
                for (int i = 0; i < value.size(); i++) {
                    for (Parameter<?> inner : parameter.fields()) {
                        collect(
                                inner,
                                field + "[" + i + "]." + inner.path(),
                                value.get(i).path(inner.path()),
                                found);
                    }
                }
            }
            default -> {} // no address in there
        }
    }

    /** Throws when an address is refused only because it could not be looked up now. */
    public static void requireLookedUp(String field, UrlDecision.Refused refused) {
        if (refused.reason() == UrlDecision.Reason.BUSY) {
            throw busy(field, refused.message());
        }
    }

    static ApiException busy(String field, String message) {
        return ApiException.unavailable(field + " " + message);
    }

    public static String code(UrlDecision.Reason reason) {
        return switch (reason) {
            case INVALID -> "url";
            case BLOCKED -> "blocked_url";
            case UNREACHABLE, BUSY -> "unreachable_url";
        };
    }
}
