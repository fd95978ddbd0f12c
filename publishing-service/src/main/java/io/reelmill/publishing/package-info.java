/** The publishing-service: tells the world of finished videos. */
package io.reelmill.publishing;
