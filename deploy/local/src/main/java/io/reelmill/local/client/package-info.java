/** A client of the public API: sends a render request, follows it, fetches the video. */
package io.reelmill.local.client;
