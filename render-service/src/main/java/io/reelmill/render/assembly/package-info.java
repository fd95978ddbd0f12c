/** The cut: narration, pictures and music become one timeline. */
package io.reelmill.render.assembly;
