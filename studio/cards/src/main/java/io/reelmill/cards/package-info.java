/** Lettering on plates, in the manner of each style: quiz boards, titles, credits, end cards and covers. */
package io.reelmill.cards;
