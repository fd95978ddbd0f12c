/** Films as they look and how they were made, which the render-service tells. */
package io.reelmill.gateway.film;
