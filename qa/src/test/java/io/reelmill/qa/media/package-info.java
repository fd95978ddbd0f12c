/** The media store on a folder and on an object store. */
package io.reelmill.qa.media;
