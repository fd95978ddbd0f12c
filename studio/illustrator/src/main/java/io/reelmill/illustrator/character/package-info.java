/** Characters that take part in scenes: put on the ground or into a frame, in the light of the scene. */
package io.reelmill.illustrator.character;
