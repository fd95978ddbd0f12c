/** Work that is done again and again, asked for by nobody. */
package io.reelmill.gateway.schedule;
