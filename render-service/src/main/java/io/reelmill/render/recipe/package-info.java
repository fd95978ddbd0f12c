/** What a workflow is: one small recipe for each, side by side, and their executor. */
package io.reelmill.render.recipe;
