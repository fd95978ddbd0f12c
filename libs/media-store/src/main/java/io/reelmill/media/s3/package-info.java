/** A media store in a bucket of any object store that speaks the S3 interface. */
package io.reelmill.media.s3;
