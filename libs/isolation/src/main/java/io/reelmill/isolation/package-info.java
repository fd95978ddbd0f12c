/**
 * Runs programs that handle untrusted input. {@link io.reelmill.isolation.Sandbox} is the strongest isolation that this machine
 * offers, {@link io.reelmill.isolation.IsolatedProgram} says what one program needs.
 */
package io.reelmill.isolation;
