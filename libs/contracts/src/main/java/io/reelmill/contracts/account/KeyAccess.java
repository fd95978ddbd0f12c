package io.reelmill.contracts.account;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a key allows.
 *
 * @param scopes never null
 * @param sandbox whether what is made with it is free of charge, marked and never published
 */
public record KeyAccess(Set<KeyScope> scopes, boolean sandbox) {

    /** Everything: what keys could do before there were scopes. */
    public static final KeyAccess FULL = new KeyAccess(EnumSet.allOf(KeyScope.class), false);

    public KeyAccess {
        scopes = scopes == null || scopes.isEmpty()
                ? Set.of()
                : Collections.unmodifiableSet(EnumSet.copyOf(scopes)); // in the order of the enum
    }

    /** Whether the key has at least one of these scopes. */
    public boolean hasAnyOf(Collection<KeyScope> needed) {
        return needed.stream().anyMatch(scopes::contains);
    }
}
