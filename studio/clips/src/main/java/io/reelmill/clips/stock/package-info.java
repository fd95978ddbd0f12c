/** Seamless loops, chosen by what is said: the stock that needs no library. */
package io.reelmill.clips.stock;
