/** WAV files and streams of sound, read and written in blocks so that memory does not grow with their length. */
package io.reelmill.sound.wav;
