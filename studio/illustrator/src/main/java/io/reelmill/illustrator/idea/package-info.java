/** From words to what is shown: a lexicon of picturable things, and the plan for a whole video. */
package io.reelmill.illustrator.idea;
