/** Footage of stock libraries: found by what is said, the one that fits the shot best. */
package io.reelmill.remote.stock;
