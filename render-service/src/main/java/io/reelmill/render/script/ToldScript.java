package io.reelmill.render.script;

import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.writer.ArticleBrief;
import io.reelmill.writer.ArticleWriter;
import io.reelmill.writer.Summariser.Preference;
import java.nio.file.Path;

/** A document told as a script, shortened where it is long. */
public final class ToldScript implements Stage<ToldScript.Order, Script> {

    /** A told document is about this long, seconds, which is what an estimate foresees for it. */
    private static final double LENGTH = 55;

    /**
     * @param preference as in {@code options.summarizationPreference}
     * @param whole whether nothing may be left out
     * @param wordsPerMinute of the voice
     * @param language tag, or empty for that of the document
     */
    public record Order(Document document, String preference, boolean whole, double wordsPerMinute, String language) {}

    private final ArticleWriter teller;

    public ToldScript(ArticleWriter teller) {
        this.teller = teller;
    }

    @Override
    public String name() {
        return "script";
    }

    @Override
    public Class<Script> resultType() {
        return Script.class;
    }

    @Override
    public Script run(Order order, Path folder, StageContext context) {
        Preference preference = order.whole() ? Preference.NO_SUMMARIZATION : Preference.of(order.preference());
        return teller.write(
                order.document(), new ArticleBrief(LENGTH, order.wordsPerMinute(), order.language(), preference));
    }
}
