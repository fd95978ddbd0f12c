/**
 * Scripts without a model: {@link io.reelmill.writer.ScriptReader} parses a client's script, {@link
 * io.reelmill.writer.EmbeddedWriter} writes one about a topic, {@link io.reelmill.writer.ArticleScript} turns an
 * article into a script, {@link io.reelmill.writer.AdScript} writes advertisements and {@link
 * io.reelmill.writer.QuizScript} quizzes.
 */
package io.reelmill.writer;
