/** The gallery: a page with the example request of every workflow and its video. */
package io.reelmill.local.gallery;
