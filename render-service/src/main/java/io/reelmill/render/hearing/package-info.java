/** Listening to what the client gave: words with their times, beats and sections. */
package io.reelmill.render.hearing;
