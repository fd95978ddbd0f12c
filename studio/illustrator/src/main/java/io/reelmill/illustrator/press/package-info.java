/** What is done to a layer after it is painted: hatching, halftone, brush strokes, facets, cracks, film. */
package io.reelmill.illustrator.press;
