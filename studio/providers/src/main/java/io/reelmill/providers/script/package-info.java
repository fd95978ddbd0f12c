/** Scripts: what is said, scene by scene, and who writes them. */
package io.reelmill.providers.script;
