/** The first stage: what is said, read from the client's text or written from a topic. */
package io.reelmill.render.script;
