/**
 * Child processes and the folder they live on: started in sessions of their own, logged, stopped in order, and never
 * left behind, not even when the parent is killed.
 */
package io.reelmill.local.process;
