/** Moving pictures: clips that are made from an idea, and clips that lie in a library. */
package io.reelmill.providers.footage;
