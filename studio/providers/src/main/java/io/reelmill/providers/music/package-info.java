/** Music: composed to length. */
package io.reelmill.providers.music;
