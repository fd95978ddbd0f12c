/** What other services ask of the studio, the render-service, without a render. */
package io.reelmill.contracts.studio;
