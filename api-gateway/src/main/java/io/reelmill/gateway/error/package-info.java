/** The one error body, and the way of every failure into it. */
package io.reelmill.gateway.error;
