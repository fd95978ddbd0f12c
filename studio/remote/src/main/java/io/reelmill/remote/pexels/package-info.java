/** The videos of Pexels. Source: Pexels API documentation, "Search for Videos". */
package io.reelmill.remote.pexels;
