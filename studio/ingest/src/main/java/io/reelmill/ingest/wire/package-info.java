/** What the worker and the isolated process say to each other. */
package io.reelmill.ingest.wire;
