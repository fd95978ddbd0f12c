/** Places as a list of elements, from far to near, that the painter of any style can draw. */
package io.reelmill.illustrator.place;
