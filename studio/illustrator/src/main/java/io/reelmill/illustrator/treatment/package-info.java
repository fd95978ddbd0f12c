/** Styles: each draws the same scene in its own way, layer by layer. */
package io.reelmill.illustrator.treatment;
