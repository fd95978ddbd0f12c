/** The compose file for one machine. */
package io.reelmill.deploy.compose;
