/** What is done to figures without a model: they talk, are cut out, move as a video does, and are drawn in a style. */
package io.reelmill.figures;
