/**
 * Text for pictures: the typefaces, the rules of each script, and text shaped into letters and broken into lines.
 */
package io.reelmill.typography;
