/** Pictures as arrays: colours in OKLab, planes of floats and the filters on them, meshes that bend a picture. */
package io.reelmill.figures.pixel;
