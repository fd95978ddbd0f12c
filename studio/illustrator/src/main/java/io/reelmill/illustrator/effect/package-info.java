/** Effects on a painted layer: hatching, halftone, brush strokes, facets, cracks, film grain. */
package io.reelmill.illustrator.effect;
