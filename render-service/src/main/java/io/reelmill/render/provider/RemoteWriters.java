package io.reelmill.render.provider;

import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.PromptImprover;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.remote.openai.OpenAiChat;
import io.reelmill.remote.script.ChatPromptImprover;
import io.reelmill.remote.script.ChatWriter;
import io.reelmill.render.provider.ProviderSettings.Chat;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import io.reelmill.writer.AdWriter;
import io.reelmill.writer.ArticleBrief;
import io.reelmill.writer.ArticleWriter;
import io.reelmill.writer.SpokenLength;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Language models that write. */
final class RemoteWriters {

    private final List<ChatWriter> writers = new ArrayList<>();
    private final List<PromptImprover> improvers = new ArrayList<>();

    RemoteWriters(List<Chat> chats, ConfiguredEndpoints endpoints) {
        for (int i = 0; i < chats.size(); i++) {
            Chat chat = chats.get(i);
            var line = endpoints.line("scripts[" + i + "]", chat.endpoint(), Vendor.OPENAI);
            var format = OpenAiChat.ResponseFormat.valueOf(chat.responseFormat().name());
            OpenAiChat model = new OpenAiChat(line, chat.model(), format);
            writers.add(new ChatWriter(model));
            improvers.add(new ChatPromptImprover(model));
        }
    }

    WritingProviders before(WritingProviders embedded, ConfiguredProviderResolver casting, Consumer<String> warn) {
        if (writers.isEmpty()) {
            return embedded;
        }
        Fallback<ScriptWriter> scripts = casting.fallback(Role.SCRIPTS, writers, embedded.writer(), warn);
        Fallback<ArticleWriter> articles = casting.fallback(Role.SCRIPTS, writers, embedded.articles(), warn);
        Fallback<PromptImprover> prompts = casting.fallback(Role.PROMPTS, improvers, embedded.prompts(), warn);
        Fallback<AdWriter> ads = casting.fallback(Role.SCRIPTS, writers, embedded.ads(), warn);
        return new WritingProviders(
                embedded.reader(),
                new ScriptWriter() {
                    @Override
                    public Script write(ScriptBrief brief) {
                        return write(brief, warning -> {});
                    }

                    @Override
                    public Script write(ScriptBrief brief, Consumer<String> warnings) {
                        return scripts.first(writer -> writer.write(brief, warnings));
                    }

                    @Override
                    public double naturalSeconds(String topic, double wordsPerMinute) {
                        return embedded.writer().naturalSeconds(topic, wordsPerMinute);
                    }
                },
                (document, brief) -> isToldWhole(document, brief)
                        ? embedded.articles().write(document, brief)
                        : articles.first(teller -> teller.write(document, brief)),
                brief -> ads.first(writer -> writer.write(brief)),
                prompt -> prompts.first(improver -> improver.improve(prompt)));
    }

    /** A text that loses nothing is told in its own words, which takes no model. */
    private static boolean isToldWhole(Document document, ArticleBrief brief) {
        String language = brief.language().isBlank() ? document.language() : brief.language();
        double room = brief.seconds() * brief.wordsPerMinute() / 60;
        return switch (brief.preference()) {
            case NO_SUMMARIZATION -> true;
            case SUMMARIZE_IF_LONG -> SpokenLength.words(document.text(), language.isBlank() ? "en" : language) <= room;
            case SUMMARIZE -> false;
        };
    }
}
