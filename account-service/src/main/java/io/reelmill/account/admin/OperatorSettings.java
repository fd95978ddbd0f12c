package io.reelmill.account.admin;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/** The operator's token. */
@ConfigMapping(prefix = "reelmill.operator")
interface OperatorSettings {

    /** A bearer token of at least {@value OperatorTokenMechanism#MIN_LENGTH} characters; none turns it off. */
    Optional<String> token();
}
