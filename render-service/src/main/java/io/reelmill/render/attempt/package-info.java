/** One attempt at one output: its services, what it has used up, its frame size and language. */
package io.reelmill.render.attempt;
