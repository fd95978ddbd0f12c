/** What remote transcribers have in common: sound in portions that a service takes, and languages by their names. */
package io.reelmill.remote.hearing;
