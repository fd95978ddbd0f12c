/** {@code ./reelmill bench api}: what the public API does a second, beside what it could do at best. */
package io.reelmill.bench.api;
