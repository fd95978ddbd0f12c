/**
 * Scripts without a model: {@link io.reelmill.writer.ScriptReader} reads the one that a client has written,
 * {@link io.reelmill.writer.EmbeddedWriter} writes one about a topic from what it knows and what can honestly be said,
 * {@link io.reelmill.writer.ArticleScript} tells an article, {@link io.reelmill.writer.AdScript} advertises and
 * {@link io.reelmill.writer.QuizScript} asks.
 */
package io.reelmill.writer;
