/**
 * Words over the pictures: cut into cues, laid out inside the safe area, drawn when they change.
 */
package io.reelmill.compositor.caption;
