/** The latest calls of each workspace. */
package io.reelmill.gateway.request;
