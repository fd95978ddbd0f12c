/** Fetches what a request names by address, as stages of an attempt. */
package io.reelmill.render.input;
