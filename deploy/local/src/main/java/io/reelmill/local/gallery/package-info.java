/** The gallery: a page that shows what every workflow makes of its example, beside the request. */
package io.reelmill.local.gallery;
