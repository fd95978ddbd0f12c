/**
 * Child processes and the folder with their data. Processes are started in their own sessions, logged and stopped in
 * order. None is left running, even when the parent is killed.
 */
package io.reelmill.local.process;
