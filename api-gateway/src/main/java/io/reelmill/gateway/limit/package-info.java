/** Rate limits by key and plan, and by address where no key is needed. */
package io.reelmill.gateway.limit;
