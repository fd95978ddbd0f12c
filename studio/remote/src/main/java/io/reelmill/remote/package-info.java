/**
 * Providers that are called over HTTP, a package for each vendor, each behind the interface of its embedded counterpart.
 * What they share (how a call is made, repeated, counted and given up) has its one home in {@code call}; how what comes
 * back is checked, in {@code script} and {@code media}. Plain Java: what is configured is handed in.
 */
package io.reelmill.remote;
