/** The videos of Pixabay. Source: Pixabay API documentation, "Search Videos". */
package io.reelmill.remote.pixabay;
