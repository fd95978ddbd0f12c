/** Figures: avatars that talk, pictures that move as a video does, subjects cut out, pictures in another style. */
package io.reelmill.providers.figure;
