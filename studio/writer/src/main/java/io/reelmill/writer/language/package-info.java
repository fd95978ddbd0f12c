/** Telling the language of a text from the text alone. */
package io.reelmill.writer.language;
