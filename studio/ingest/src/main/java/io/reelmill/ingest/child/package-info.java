/**
 * What runs in the isolated process: the only code that opens a file from outside. It reads {@code in} from its own
 * folder, writes copies beside it, and says what came of it in lines of JSON. A crash here harms nobody.
 */
package io.reelmill.ingest.child;
