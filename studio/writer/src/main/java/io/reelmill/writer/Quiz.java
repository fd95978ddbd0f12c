package io.reelmill.writer;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.util.ArrayList;
import java.util.List;

/**
 * A quiz.
 *
 * @param title or empty
 * @param questions at least one
 */
public record Quiz(String title, List<Question> questions) {

    public Quiz {
        questions = List.copyOf(questions);
    }

    /**
     * One question.
     *
     * @param answers to choose from, at least one of them right
     * @param explanation what is told of the right answer, or empty
     */
    public record Question(String text, List<Answer> answers, String explanation) {
        public Question {
            answers = List.copyOf(answers);
        }

        /** The number of its first right answer, from 0. */
        public int right() {
            int i = 0;
            while (!answers.get(i).right()) {
                i++;
            }
            return i;
        }
    }

    /** One answer. */
    public record Answer(String text, boolean right) {}

    /**
     * Reads the {@code quizzData} of a request.
     *
     * @throws ProviderException INPUT when a question has no words or no right answer; the message names it
     */
    public static Quiz of(JsonNode data) {
        List<Question> questions = new ArrayList<>();
        for (JsonNode question : data.path("questions")) {
            String field = "source.quizzData.questions[" + questions.size() + "]";
            List<Answer> answers = new ArrayList<>();
            for (JsonNode answer : question.path("answers")) {
                String text = answer.path("answer").asText("").strip();
                if (!text.isEmpty()) {
                    answers.add(new Answer(text, answer.path("isCorrect").asBoolean(false)));
                }
            }
            String text = question.path("question").asText("").strip();
            if (text.isEmpty()) {
                throw new ProviderException(Category.INPUT, field + " has no question");
            }
            if (answers.stream().noneMatch(Answer::right)) {
                throw new ProviderException(Category.INPUT, field + " has no answer that is correct");
            }
            questions.add(new Question(
                    text, answers, question.path("explanation").asText("").strip()));
        }
        if (questions.isEmpty()) {
            throw new ProviderException(Category.INPUT, "source.quizzData has no questions");
        }
        return new Quiz(data.path("title").asText("").strip(), questions);
    }
}
