/** Switches the export of traces on where an endpoint is named, and all that records spans off where none is. */
package io.reelmill.tracing.service;
