/** Animates a still face: finds it, analyses the voice, and moves mouth, lids, head and chest. */
package io.reelmill.figures.avatar;
