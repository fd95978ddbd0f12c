/** How far a render is, told to the project row and to those who watch live. */
package io.reelmill.render.progress;
