/** Which part of the service does a job of which kind. */
package io.reelmill.render.dispatch;
