/** Signed links to finished files. */
package io.reelmill.gateway.media;
