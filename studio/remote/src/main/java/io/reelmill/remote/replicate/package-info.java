/** Predictions of Replicate: any of its models that makes a picture or a video. Source: Replicate's HTTP API reference. */
package io.reelmill.remote.replicate;
