/** What all remote voices have in common. */
package io.reelmill.remote.voice;
