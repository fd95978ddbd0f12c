package io.reelmill.render.script;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.writer.AdBrief;
import io.reelmill.writer.AdWriter;
import io.reelmill.writer.CuedScript;
import io.reelmill.writer.SpokenLength;
import java.nio.file.Path;

/** A script that advertises: hook, problem, product, proof, call to action. */
public final class AdvertisingScript implements Stage<AdBrief, CuedScript> {

    /** An advertisement with less of the asked words is told to be short. */
    private static final double MIN_SHARE = 0.8;

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
        CuedScript ad = writer.write(brief);
        double words = brief.seconds() * brief.wordsPerMinute() / 60;
        if (SpokenLength.words(ad.script()) < MIN_SHARE * words) {
            context.warn(
                    "script: an advertisement says only what the prompt says of its product, which is less than the"
                            + " asked length; more features in source.prompt make a longer film");
        }
        return ad;
    }
}
