/** What makes a voice recognisable, as far as it can be measured, and a voice of our own that takes it over. */
package io.reelmill.hearing.likeness;
