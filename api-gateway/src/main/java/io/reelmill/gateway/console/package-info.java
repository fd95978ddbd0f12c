/** The console: the static files of a browser application that uses the public API alone. */
package io.reelmill.gateway.console;
