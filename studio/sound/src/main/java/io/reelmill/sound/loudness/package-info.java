/** Loudness by ITU-R BS.1770-4 and EBU R 128, measured in constant memory. */
package io.reelmill.sound.loudness;
