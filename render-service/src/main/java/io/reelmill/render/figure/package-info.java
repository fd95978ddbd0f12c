/** Figures: an avatar that talks, a picture that moves as a video does. */
package io.reelmill.render.figure;
