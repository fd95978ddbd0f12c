/** Stages and their kept results: what was made once from an input is not made again. */
package io.reelmill.render.stage;
