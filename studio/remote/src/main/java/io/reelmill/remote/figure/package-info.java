/** Figures and stills that models set in motion: what a model is given, and what becomes of its answer. */
package io.reelmill.remote.figure;
