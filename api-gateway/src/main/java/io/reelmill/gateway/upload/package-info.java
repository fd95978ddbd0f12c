/** Files that clients upload, to name them in requests. */
package io.reelmill.gateway.upload;
