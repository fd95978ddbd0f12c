/** Stickers: one thing, cut out with a white edge, to be laid over any picture. */
package io.reelmill.illustrator.sticker;
