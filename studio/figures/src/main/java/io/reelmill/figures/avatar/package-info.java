/** Makes a still face talk: finds it, listens to the voice, and moves mouth, lids, head and chest. */
package io.reelmill.figures.avatar;
