package io.reelmill.render.script;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** A script written from a topic. */
public final class WrittenScript implements Stage<ScriptBrief, Script> {

    private final ScriptWriter writer;

    public WrittenScript(ScriptWriter writer) {
        this.writer = writer;
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
    public Script run(ScriptBrief brief, Path folder, StageContext context) {
        return writer.write(brief, context::warn);
    }
}
