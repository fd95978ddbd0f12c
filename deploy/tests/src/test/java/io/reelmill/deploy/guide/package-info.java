/** The operations guide does what it says. */
package io.reelmill.deploy.guide;
