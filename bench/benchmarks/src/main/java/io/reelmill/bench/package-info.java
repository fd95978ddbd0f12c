/** What {@code ./reelmill bench} runs. No service and no library depends on this module. */
package io.reelmill.bench;
