package io.reelmill.hearing.likeness;

/**
 * The measured traits of a voice.
 *
 * @param voiced seconds with a pitch
 * @param hertz median pitch
 * @param semitones standard deviation of the pitch
 * @param envelope mean level of its vowels over frequency, dB, at the bands of {@link VoiceListener}, without its slope
 * @param slope of the levels, dB an octave
 * @param syllables syllables a second of speech
 */
@SuppressWarnings("ArrayRecordComponent") // a data carrier, never compared
record VoiceTraits(double voiced, double hertz, double semitones, double[] envelope, double slope, double syllables) {}
