/** The command line: one class for each command, and what a person is shown. */
package io.reelmill.local.cli;
