/** Clips of the operator's own: a folder of videos, matched by their names to what is said. */
package io.reelmill.render.stock;
