/**
 * What a moment of the timeline looks like: clips seen by their cameras, transitions between them.
 */
package io.reelmill.compositor.scene;
