/**
 * Everything that a model or a third party could do, each behind one small interface with an embedded implementation
 * that works offline, and the records that pass between the stages of a render. Plain Java, no framework.
 */
package io.reelmill.providers;
