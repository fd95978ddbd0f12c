/** Things as pictures: from a 24 by 24 vector outline over its parts and distance field to a lit volume. */
package io.reelmill.illustrator.icon;
