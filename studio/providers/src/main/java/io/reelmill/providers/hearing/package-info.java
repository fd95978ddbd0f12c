/** Listening: words with their times, beats and energy. */
package io.reelmill.providers.hearing;
