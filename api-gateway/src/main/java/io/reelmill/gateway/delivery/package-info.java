/** The log of webhook deliveries, and sending again. */
package io.reelmill.gateway.delivery;
