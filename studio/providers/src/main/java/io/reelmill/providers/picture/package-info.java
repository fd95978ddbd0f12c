/** Pictures: from the words of a script to ideas, and from an idea to layers that a camera can move over. */
package io.reelmill.providers.picture;
