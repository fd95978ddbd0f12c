/**
 * Sound effects and the air of places, synthesised: no samples, the same seed gives the same sound.
 * {@link io.reelmill.sound.effects.EffectLibrary} has what happens, {@link io.reelmill.sound.effects.Ambience} where.
 */
package io.reelmill.sound.effects;
