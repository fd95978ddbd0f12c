/** Programs of the machine that Reelmill uses where they are installed, and works without. */
package io.reelmill.programs;
