/** What comes back as sound or picture: taken in by the isolated process, then given the form that its interface promises. */
package io.reelmill.remote.media;
