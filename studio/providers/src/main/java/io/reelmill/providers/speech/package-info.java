/** Voices: text becomes sound, with the time of every word. */
package io.reelmill.providers.speech;
