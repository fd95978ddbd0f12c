/** What an operator can set of the gateway. */
package io.reelmill.gateway.settings;
