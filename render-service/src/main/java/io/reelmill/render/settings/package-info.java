/** What an operator can set of the render-service. */
package io.reelmill.render.settings;
