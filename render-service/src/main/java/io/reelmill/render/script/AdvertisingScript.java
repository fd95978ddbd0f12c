package io.reelmill.render.script;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.writer.AdBrief;
import io.reelmill.writer.AdWriter;
import io.reelmill.writer.CuedScript;
import java.nio.file.Path;

/** A script that advertises: hook, problem, product, proof, call to action. */
public final class AdvertisingScript implements Stage<AdBrief, CuedScript> {

    private final AdWriter writer;

    public AdvertisingScript(AdWriter writer) {
        this.writer = writer;
    }

    @Override
    public String name() {
        return "script";
    }

    @Override
    public Class<CuedScript> resultType() {
        return CuedScript.class;
    }

    @Override
    public CuedScript run(AdBrief brief, Path folder, StageContext context) {
        return writer.write(brief);
    }
}
