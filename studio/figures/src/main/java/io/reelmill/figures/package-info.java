/** Figures without a machine-learning model: talking, cut-out, motion transfer and restyling. */
package io.reelmill.figures;
