/** Looking at finished films: their storyboard, and frames of them, for agents that judge what they have made. */
package io.reelmill.render.review;
