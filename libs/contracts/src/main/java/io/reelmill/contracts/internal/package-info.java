/** How the services identify themselves to each other. */
package io.reelmill.contracts.internal;
