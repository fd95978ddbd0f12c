/** A client of the public API: sends a render request, polls it, downloads the video. */
package io.reelmill.local.client;
