package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.NarratedFilm;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.input.InputFetcher;
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
    public Timeline plan(RenderAttempt attempt) throws Exception {
        return new NarratedFilm(attempt).film(script(attempt));
    }

    /** The script that the request's text is, or leads to. */
    static Script script(RenderAttempt attempt) throws Exception {
        String text = attempt.spec().get(SourceParameters.TEXT);
        ScriptNarration narration = new ScriptNarration(attempt);
        Optional<String> address = new SpokenText(text).address();
        if (address.isEmpty()) {
            return narration.read(text);
        }
        Document post = new InputFetcher(attempt).page("source.text", address.get());
        if (isToBeShortened(attempt, post)) {
            attempt.warn("source.text leads to a long text, which was shortened; options.preventSummarization keeps it"
                    + " whole");
            return narration.retell("source.text", post);
        }
        // Brackets of a post are part of what it says, not directions to us.
        String plain = post.text()
                .replace('[', '(')
                .replace(']', ')')
                .replace('<', ' ')
                .replace('>', ' ');
        return narration.requireShort("source.text", narration.read(plain));
    }

    private static boolean isToBeShortened(RenderAttempt attempt, Document post) {
        if (attempt.spec().get(OptionParameters.PREVENT_SUMMARIZATION)) {
            return false;
        }
        return switch (attempt.spec().get(OptionParameters.SUMMARIZATION_PREFERENCE)) {
            case "summarize" -> true;
            case "no-summarization" -> false;
            default -> post.text().length() > LONG_POST;
        };
    }
}
