/** Websites become footage: a browser of the system's shows the page, scrolls through it, and each frame is kept. */
package io.reelmill.website;
