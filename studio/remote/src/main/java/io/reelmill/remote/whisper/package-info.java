/** The server that comes with whisper.cpp. Source: {@code examples/server} of that project. */
package io.reelmill.remote.whisper;
