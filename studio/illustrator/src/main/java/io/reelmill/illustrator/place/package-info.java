/** Places, told to a painter in the order far to near, free of style. */
package io.reelmill.illustrator.place;
