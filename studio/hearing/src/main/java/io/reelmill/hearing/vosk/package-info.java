/** Speech recognition by Vosk models of the operator's. */
package io.reelmill.hearing.vosk;
