package io.reelmill.hearing.likeness;

/**
 * What was measured of a voice.
 *
 * @param voiced seconds in which it has a pitch
 * @param hertz middle of its pitch
 * @param semitones spread of its pitch around that, as a standard deviation
 * @param envelope mean level of its vowels over frequency, dB, at {@link VoiceListener}'s bands, its slope taken away
 * @param slope of the levels, dB an octave
 * @param syllables of a second of speech
 */
@SuppressWarnings("ArrayRecordComponent") // a carrier, never compared
record VoiceTraits(double voiced, double hertz, double semitones, double[] envelope, double slope, double syllables) {}
