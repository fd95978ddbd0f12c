/** Refusals that name the field which is wrong. */
package io.reelmill.publishing.fault;
