package io.reelmill.account.operations;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** What operators see of the other services. */
@ConfigMapping(prefix = "reelmill.operations")
interface OperationsSettings {

    /** Management ports whose health is shown, as {@code name=address}; none are asked unless they are named. */
    Optional<List<String>> services();
}
