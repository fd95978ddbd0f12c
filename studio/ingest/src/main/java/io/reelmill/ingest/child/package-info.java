/** The process that opens a file from outside. Nothing here runs inside a worker. */
package io.reelmill.ingest.child;
