/** Neural voices in Piper's format, from a folder of the operator's, run by ONNX Runtime in this process. */
package io.reelmill.speech.piper;
