/** The publishing-service's internal REST interface. */
package io.reelmill.contracts.publishing;
