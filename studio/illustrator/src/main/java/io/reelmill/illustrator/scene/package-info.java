/** What stands where, in which light: the description that every treatment draws in its own way. */
package io.reelmill.illustrator.scene;
