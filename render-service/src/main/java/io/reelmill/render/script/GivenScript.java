package io.reelmill.render.script;

import io.reelmill.providers.script.Script;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.writer.ScriptReader;
import java.nio.file.Path;

/** The client's own words, spoken as they stand. */
public final class GivenScript implements Stage<GivenScript.Order, Script> {

    /**
     * @param text with {@code [picture hints]}, line breaks between scenes and {@code <break time="1.0s" />}
     * @param language tag, or empty to find it out
     */
    public record Order(String text, String language) {}

    private final ScriptReader reader;

    public GivenScript(ScriptReader reader) {
        this.reader = reader;
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
        return reader.read(order.text(), order.language());
    }
}
