/** The queue of fal: any of its models that makes a picture or a video. Source: fal's documentation, "Queue API". */
package io.reelmill.remote.fal;
