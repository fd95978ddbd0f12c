package io.reelmill.account.signin;

import java.util.Optional;

/**
 * A person as an issuer has confirmed them.
 *
 * @param subject unique within the issuer, and never given to another person
 * @param email empty unless the issuer says that it is verified
 */
record Person(String issuer, String subject, Optional<String> email, String name) {}
