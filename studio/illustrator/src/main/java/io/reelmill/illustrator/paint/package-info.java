/** Paint on Skia: gradients, glows, soft shapes, grain; every native object is closed here. */
package io.reelmill.illustrator.paint;
