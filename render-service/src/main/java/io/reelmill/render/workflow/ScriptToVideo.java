package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** The client's text, or that of a post, spoken as it stands. */
@ApplicationScoped
class ScriptToVideo implements Recipe {

    /** Letters; some three minutes. What is shorter is spoken as it stands. */
    private static final int LONG_POST = 2_500;

    @Override
    public Workflow workflow() {
        return Workflow.SCRIPT_TO_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt take) throws Exception {
        return new NarratedWorkflow(take).film(script(take));
    }

    /** The script that the request's text is, or leads to. */
    static Script script(RenderAttempt take) throws Exception {
        String text = take.spec().get(SourceParameters.TEXT);
        NarratedScript narrating = new NarratedScript(take);
        Optional<String> address = new SpokenText(text).address();
        if (address.isEmpty()) {
            return narrating.read(text);
        }
        Document post = new InputFetcher(take).page("source.text", address.get());
        if (isToBeShortened(take, post)) {
            take.warn("source.text leads to a long text, which was shortened; options.preventSummarization keeps it"
                    + " whole");
            return narrating.retell("source.text", post);
        }
        // Brackets of a post are part of what it says, not directions to us.
        String plain = post.text()
                .replace('[', '(')
                .replace(']', ')')
                .replace('<', ' ')
                .replace('>', ' ');
        return narrating.requireShort("source.text", narrating.read(plain));
    }

    private static boolean isToBeShortened(RenderAttempt take, Document post) {
        if (take.spec().get(OptionParameters.PREVENT_SUMMARIZATION)) {
            return false;
        }
        return switch (take.spec().get(OptionParameters.SUMMARIZATION_PREFERENCE)) {
            case "summarize" -> true;
            case "no-summarization" -> false;
            default -> post.text().length() > LONG_POST;
        };
    }
}
