/**
 * Facts that services tell each other over Kafka: CloudEvents in binary mode with JSON bodies. Each type has a JSON Schema
 * under {@code schemas/} and a versioned name; a breaking change is a new name.
 */
package io.reelmill.contracts.event;
