/** Connecting platform accounts by OAuth: a person grants access at the platform, whose answer comes by the gateway. */
package io.reelmill.publishing.authorization;
