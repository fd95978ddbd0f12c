/** Reading: pages, documents, posts and feeds become text that a script can be made of. */
package io.reelmill.providers.reading;
