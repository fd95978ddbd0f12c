/**
 * Picture files turned into planes, once, when the clip that shows them is near.
 */
package io.reelmill.compositor.still;
