/** How Reelmill is deployed: the Helm chart, images and the compose file, checked without a cluster. */
package io.reelmill.deploy;
