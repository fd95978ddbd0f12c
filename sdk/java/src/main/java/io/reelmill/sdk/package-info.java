/** The client of Reelmill's API. Begin with {@link io.reelmill.sdk.Reelmill}. */
package io.reelmill.sdk;
