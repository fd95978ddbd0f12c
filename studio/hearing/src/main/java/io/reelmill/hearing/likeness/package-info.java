/** Measures the traits of a voice and applies them to a built-in voice. */
package io.reelmill.hearing.likeness;
