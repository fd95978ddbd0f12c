/** Voices that are made of recordings, for the gateway, which knows whose they are. */
package io.reelmill.render.voice;
