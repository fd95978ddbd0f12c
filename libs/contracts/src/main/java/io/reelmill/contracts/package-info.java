/**
 * The vocabulary that the services share: the parameter catalog and the render spec it yields, prices, the project as
 * others see it, events and topics, and the calls between services. Plain Java, no framework, no entities.
 */
package io.reelmill.contracts;
