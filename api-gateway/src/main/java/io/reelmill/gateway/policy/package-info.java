/** What the operator does not want made. */
package io.reelmill.gateway.policy;
