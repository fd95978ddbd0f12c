/** Prices requests, where need be by the length of their source. */
package io.reelmill.gateway.pricing;
