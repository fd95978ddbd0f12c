/**
 * The API of OpenAI, which many servers speak that one can run oneself (vLLM, llama.cpp, Ollama, LocalAI, LM Studio,
 * speaches, Kokoro): chat, speech, transcription, images. Source: OpenAI API reference.
 */
package io.reelmill.remote.openai;
