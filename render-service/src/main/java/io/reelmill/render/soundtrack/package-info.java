/** The music under the pictures. */
package io.reelmill.render.soundtrack;
