/**
 * Voices that work offline. {@link io.reelmill.speech.MaryVoice} speaks English inside this process;
 * {@link io.reelmill.speech.EspeakVoice} speaks other languages where the espeak-ng program is installed;
 * {@link io.reelmill.speech.Voices} picks. MaryTTS itself is seen by one class alone.
 */
package io.reelmill.speech;
