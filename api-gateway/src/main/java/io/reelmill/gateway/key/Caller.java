package io.reelmill.gateway.key;

import io.reelmill.contracts.account.Principal;
import jakarta.enterprise.context.RequestScoped;
import java.util.Objects;
import java.util.Optional;

/** Who made the call at hand. */
@RequestScoped
public class Caller {

    private Principal principal;

    /** Says who it is, once the key was checked. */
    public void set(Principal principal) {
        this.principal = principal;
    }

    /** Who it is, where the key was admitted. */
    public Optional<Principal> find() {
        return Optional.ofNullable(principal);
    }

    /** The holder of the key; only on {@link Keyed} endpoints. */
    public Principal principal() {
        return Objects.requireNonNull(principal, "the endpoint is not @Keyed");
    }
}
