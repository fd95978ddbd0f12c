/** A service that follows the ends of renders. Copy it and change {@link io.reelmill.examples.consumer.FinishedRender}'s handler. */
package io.reelmill.examples.consumer;
