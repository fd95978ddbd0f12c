/** The edge towards other services: the token that opens it, and the errors it answers with. */
package io.reelmill.publishing.internal;
