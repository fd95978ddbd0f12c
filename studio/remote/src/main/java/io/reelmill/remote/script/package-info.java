/** Scripts by a language model: the client's words go in as data, and what comes back is a script only when it has its form and length. */
package io.reelmill.remote.script;
