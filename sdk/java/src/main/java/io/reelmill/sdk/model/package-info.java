/** What is sent and answered. Answers ignore what they do not know, and allowed values are plain text, since they may grow. */
package io.reelmill.sdk.model;
