/** Which providers work here: the embedded ones, put together once. */
package io.reelmill.render.provider;
