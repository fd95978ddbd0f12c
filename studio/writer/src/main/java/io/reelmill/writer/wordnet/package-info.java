/** Facts from WordNet 3.1: what a thing is, its kinds, parts and examples, as English sentences. */
package io.reelmill.writer.wordnet;
