/** The last stage: the timeline becomes an mp4 and its thumbnail, and these reach the media store. */
package io.reelmill.render.film;
