package io.reelmill.gateway.idempotency;

import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.error.ApiException;
import java.util.Set;

/** Tells refusals that the body alone decides, which are kept, from those that may be otherwise next time. */
final class FinalRefusals {

    /** What a 400 says of the world and not of the body: an address, a project or a count may be different the next time. */
    private static final Set<String> PASSING = Set.of("unreachable_url", "busy", "not_ready", "count");

    private FinalRefusals() {}

    static boolean matches(ApiException refusal) {
        return switch (refusal.status()) {
            case 404, 409, 415 -> true;
            case 400 -> refusal.violations().stream().map(Violation::code).noneMatch(PASSING::contains);
            default -> false;
        };
    }
}
