/** Where finished files live, and the signed links that let anyone who was given one fetch them. */
package io.reelmill.media;
