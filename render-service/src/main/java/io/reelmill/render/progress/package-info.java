/** Progress of a render, written to the project row and sent to live listeners. */
package io.reelmill.render.progress;
