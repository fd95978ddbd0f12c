/** The API of ElevenLabs: speech with the time of every character, and the list of voices. Source: ElevenLabs API reference. */
package io.reelmill.remote.elevenlabs;
