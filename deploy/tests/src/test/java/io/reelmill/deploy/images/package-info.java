/** What the images rely on: the Dockerfiles, and the packaged services started as in them. */
package io.reelmill.deploy.images;
