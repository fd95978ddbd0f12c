package io.reelmill.render.provider;

import io.reelmill.providers.script.PromptImprover;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.writer.AdWriter;
import io.reelmill.writer.ArticleWriter;
import io.reelmill.writer.ScriptReader;

/** Who reads and writes scripts, and rewrites prompts. */
public record WritingProviders(
        ScriptReader reader, ScriptWriter writer, ArticleWriter articles, AdWriter ads, PromptImprover prompts) {}
