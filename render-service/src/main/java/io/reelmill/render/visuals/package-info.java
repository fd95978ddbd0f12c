/** The pictures: the narration cut into shots, an idea for each, and the drawn layers. */
package io.reelmill.render.visuals;
