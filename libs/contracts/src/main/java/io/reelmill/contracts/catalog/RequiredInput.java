package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;

/** What each workflow cannot do without, and what some fields cannot do without. */
final class RequiredInput {

    private RequiredInput() {}

    static void check(Draft draft) {
        switch (draft.workflow) {
            case SCRIPT_TO_VIDEO, AVATAR_TO_VIDEO -> {
                require(draft, SourceParameters.TEXT);
                requireWords(draft, SourceParameters.TEXT);
            }
            case PROMPT_TO_VIDEO -> {
                require(draft, SourceParameters.PROMPT);
                requireWords(draft, SourceParameters.PROMPT);
            }
            case AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, ARTICLE_TO_VIDEO, CAPTION_VIDEO ->
                require(draft, SourceParameters.URL);
            case STATIC_BACKGROUND_VIDEO -> {
                requireEither(draft, SourceParameters.TEXT, SourceParameters.URL);
                requireWords(draft, SourceParameters.TEXT);
            }
            case MOTION_TRANSFER -> {
                require(draft, SourceParameters.URL);
                requireOneImage(draft);
            }
            case AD_GENERATOR -> {
                requireEither(draft, SourceParameters.PROMPT, MediaParameters.PROVIDED);
                requireWords(draft, SourceParameters.PROMPT);
            }
        }
        if (draft.is(AvatarParameters.ENABLED, true)
                && isMissing(draft, AvatarParameters.URL)
                && isMissing(draft, RequestParameters.CHARACTER_IDS)) {
            draft.findings.violation(
                    "avatar.url",
                    "required",
                    "avatar.url is required for an avatar, or a character in its place: avatar.enabled is true");
        }
        if (draft.workflow != Workflow.MOTION_TRANSFER) {
            requireOwnMedia(draft);
        }
        if (!draft.findings.complainsOf(SourceParameters.QUIZZ_DATA)) {
            draft.find(SourceParameters.QUIZZ_DATA).ifPresent(quiz -> requireQuestions(draft, quiz));
        }
    }

    private static void require(Draft draft, Parameter<?> parameter) {
        if (isMissing(draft, parameter)) {
            draft.findings.violation(
                    parameter.path(), "required", parameter.path() + " is required for " + draft.workflow.wireName());
        }
    }

    private static void requireEither(Draft draft, Parameter<?> first, Parameter<?> second) {
        if (isMissing(draft, first) && isMissing(draft, second)) {
            draft.findings.violation(
                    first.path(),
                    "required",
                    "%s or %s is required for %s".formatted(first.path(), second.path(), draft.workflow.wireName()));
        }
    }

    private static void requireWords(Draft draft, Parameter<String> parameter) {
        draft.find(parameter)
                .filter(text -> !text.isBlank() && !new SpokenText(text).hasWords())
                .ifPresent(text -> draft.findings.violation(
                        parameter.path(),
                        "words",
                        parameter.path() + " must have words to speak, not only signs, pauses or [directions]"));
    }

    private static void requireOneImage(Draft draft) {
        if (draft.findings.complainsOf(MediaParameters.PROVIDED)) {
            return;
        }
        long images = count(draft, "image");
        if (images > 1 || images == 0 && isMissing(draft, RequestParameters.CHARACTER_IDS)) {
            draft.findings.violation(
                    "media.provided",
                    images == 0 ? "required" : "count",
                    "media.provided must contain exactly one image, the target character, for motion-transfer, or"
                            + " characterIds name one in its place; it has " + images);
        }
    }

    private static void requireOwnMedia(Draft draft) {
        if (!draft.is(MediaParameters.TYPE, "custom") || draft.findings.complainsOf(MediaParameters.PROVIDED)) {
            return;
        }
        if (isMissing(draft, MediaParameters.PROVIDED)) {
            draft.findings.violation(
                    "media.provided", "required", "media.provided needs at least one item where media.type is custom");
        } else if (count(draft, "image", "video") == 0) {
            draft.findings.violation(
                    "media.provided",
                    "count",
                    "media.provided needs at least one image or video where media.type is custom");
        }
    }

    private static void requireQuestions(Draft draft, JsonNode quiz) {
        String path = SourceParameters.QUIZZ_DATA.path() + ".questions";
        JsonNode questions = quiz.path("questions");
        if (questions.isEmpty()) {
            draft.findings.violation(path, "required", path + " needs at least one question");
        }
        for (int i = 0; i < questions.size(); i++) {
            String item = path + "[" + i + "]";
            if (questions.get(i).path("question").asText("").isBlank()) {
                draft.findings.violation(item + ".question", "required", item + ".question must not be empty");
            }
            requireRightAnswer(draft, questions.get(i).path("answers"), item + ".answers");
        }
    }

    private static void requireRightAnswer(Draft draft, JsonNode answers, String path) {
        boolean right = false;
        for (int i = 0; i < answers.size(); i++) {
            String answer = path + "[" + i + "].answer";
            if (answers.get(i).path("answer").asText("").isBlank()) {
                draft.findings.violation(answer, "required", answer + " must not be empty");
            }
            right |= answers.get(i).path("isCorrect").asBoolean(false);
        }
        if (answers.isEmpty()) {
            draft.findings.violation(path, "required", path + " needs at least one answer");
        } else if (!right) {
            draft.findings.violation(path, "required", path + " needs one answer whose isCorrect is true");
        }
    }

    private static long count(Draft draft, String... types) {
        long count = 0;
        for (JsonNode item : draft.find(MediaParameters.PROVIDED)
                .orElseGet(() -> draft.spec().values().arrayNode())) {
            if (Arrays.asList(types).contains(item.path("type").asText())) {
                count++;
            }
        }
        return count;
    }

    /** Absent, blank or empty; a field that is already complained of is not missing. */
    private static boolean isMissing(Draft draft, Parameter<?> parameter) {
        if (draft.findings.complainsOf(parameter)) {
            return false;
        }
        return draft.find(parameter)
                .map(value -> value instanceof JsonNode node
                        ? node.isEmpty()
                        : value.toString().isBlank())
                .orElse(true);
    }
}
