/** Cloned voices of a workspace: made by the studio, kept here, and looked up for a render. */
package io.reelmill.gateway.voice;
