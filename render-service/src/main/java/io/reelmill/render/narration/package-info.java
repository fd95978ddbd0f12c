/** The voice: the whole script as one sound file, with the time of every word. */
package io.reelmill.render.narration;
