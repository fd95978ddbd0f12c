/** Under Kubernetes: tells the cluster which pods render, so that idle ones are removed first. */
package io.reelmill.render.pods;
