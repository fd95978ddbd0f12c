/** Lettered cards that lie over the pictures of a film. */
package io.reelmill.render.card;
