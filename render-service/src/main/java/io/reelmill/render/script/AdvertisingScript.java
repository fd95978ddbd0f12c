package io.reelmill.render.script;

import io.reelmill.providers.script.Script;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.writer.AdBrief;
import io.reelmill.writer.AdScript;
import java.nio.file.Path;

/** A script that advertises: hook, problem, product, proof, call to action. */
public final class AdvertisingScript implements Stage<AdBrief, Script> {

    @Override
    public String name() {
        return "script";
    }

    @Override
    public Class<Script> resultType() {
        return Script.class;
    }

    @Override
    public Script run(AdBrief brief, Path folder, StageContext context) {
        return new AdScript().write(brief).script();
    }
}
