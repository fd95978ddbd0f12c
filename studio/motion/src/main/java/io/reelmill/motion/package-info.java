/** Motion graphics: what is said becomes type, charts and icons that move with the words. */
package io.reelmill.motion;
