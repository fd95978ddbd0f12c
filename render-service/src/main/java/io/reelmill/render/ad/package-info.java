/** Advertisements: what provided media are, and the cards over them. */
package io.reelmill.render.ad;
