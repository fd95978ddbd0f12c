/** What a workflow is: which stages it uses, and how each is set. One small class for each, side by side. */
package io.reelmill.render.workflow;
