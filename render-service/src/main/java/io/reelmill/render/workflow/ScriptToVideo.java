package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.script.Script;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.regex.Pattern;

/** The client's text, or that of a post, spoken as it stands. */
@ApplicationScoped
class ScriptToVideo implements Recipe {

    private static final Pattern ADDRESS = Pattern.compile("\\s*https?://\\S+\\s*");

    @Override
    public Workflow workflow() {
        return Workflow.SCRIPT_TO_VIDEO;
    }

    @Override
    public Timeline plan(Take take) throws Exception {
        return new Narrated(take).film(script(take));
    }

    /** The script that the request's text is, or leads to. */
    static Script script(Take take) throws Exception {
        String text = take.spec().get(SourceParameters.TEXT);
        if (ADDRESS.matcher(text).matches()) {
            text = new Gathering(take).page("source.text", text.strip()).text();
        }
        return new Narrating(take).read(text);
    }
}
