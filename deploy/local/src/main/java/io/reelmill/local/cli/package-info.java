/** The command line: one class for each command, and the output for the user. */
package io.reelmill.local.cli;
