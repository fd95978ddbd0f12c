/**
 * The public API v3. Packages are named after what a client asks for; {@code edge} and {@code error} are what all of them
 * share, {@code storage} is where they write.
 */
package io.reelmill.gateway;
