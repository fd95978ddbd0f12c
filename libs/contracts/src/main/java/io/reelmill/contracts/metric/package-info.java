/** What services measure. */
package io.reelmill.contracts.metric;
