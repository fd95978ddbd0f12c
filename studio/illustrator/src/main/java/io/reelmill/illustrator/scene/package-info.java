/** Descriptions of scenes (things, positions, light), which each treatment draws in its style. */
package io.reelmill.illustrator.scene;
