/**
 * The connectors to the platforms. A connector takes one post as far as it can be taken now and says how far that is. What
 * the platform knows the post by is stored before the step that cannot be taken back, so that after a crash the platform is
 * asked what became of it.
 */
package io.reelmill.publishing.platform;
