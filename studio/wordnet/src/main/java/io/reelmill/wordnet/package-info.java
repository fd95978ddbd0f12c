/** WordNet 3.1: meanings of English nouns and what links them. */
package io.reelmill.wordnet;
