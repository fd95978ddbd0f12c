/**
 * Reading: bytes that came from an address become a {@link io.reelmill.providers.reading.Document}. Articles, PDF files,
 * plain text, posts and track pages by {@link io.reelmill.reading.Reader}, feeds by {@link io.reelmill.reading.FeedReader}.
 * Nothing is fetched here, and whatever is read may be hostile: depth, size and number of all things are bounded.
 */
package io.reelmill.reading;
