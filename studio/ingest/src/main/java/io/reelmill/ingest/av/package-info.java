/** The FFmpeg libraries as far as they are used here. Only the isolated process gives them files from outside. */
package io.reelmill.ingest.av;
