/** Language matters that both the ones who write scripts and the ones who speak them need. */
package io.reelmill.providers.language;
