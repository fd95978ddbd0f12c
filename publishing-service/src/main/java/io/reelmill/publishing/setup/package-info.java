/** What the features of the service stand on: database, links, and the door to the outside. */
package io.reelmill.publishing.setup;
