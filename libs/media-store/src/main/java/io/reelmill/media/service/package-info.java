/** The media store as a bean of a service. */
package io.reelmill.media.service;
