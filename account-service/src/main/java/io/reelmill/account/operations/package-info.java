/** How the installation is, for operators: work and its queue, messages that nobody could read, health of the services. */
package io.reelmill.account.operations;
