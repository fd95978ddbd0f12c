/** The environment variables that the services really read. */
package io.reelmill.deploy.settings;
