/** Models that are trained on characters, for the gateway, which knows whose they are and how long they are waited for. */
package io.reelmill.render.training;
