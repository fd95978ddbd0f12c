/** Motion graphics: speech becomes animated text, charts and icons in sync with the words. */
package io.reelmill.motion;
