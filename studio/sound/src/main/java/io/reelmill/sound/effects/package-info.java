/**
 * Synthesised sound effects and ambience: no samples, equal seeds give equal sound. {@link
 * io.reelmill.sound.effects.EffectLibrary} has the events, {@link io.reelmill.sound.effects.Ambience} the places.
 */
package io.reelmill.sound.effects;
