/** The quiz: when it asks, ticks and tells, and the board that shows it. */
package io.reelmill.render.quiz;
