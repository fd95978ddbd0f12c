/** Seamless loops, chosen by the spoken text. They need no stock library. */
package io.reelmill.clips.stock;
