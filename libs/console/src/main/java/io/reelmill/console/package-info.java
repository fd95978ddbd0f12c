/** The files of a console in the browser: what all consoles share, and how a service serves them. */
package io.reelmill.console;
