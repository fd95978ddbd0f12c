/** The materials of figures: a shader for one lit point gives plastic, clay, gold, pencil or light. */
package io.reelmill.illustrator.material;
