package io.reelmill.writer;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import io.reelmill.writer.language.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes a quiz something to listen to: title, each question with its answers, time to think, the right answer. */
public final class QuizScript {

    private static final double LONGEST_PAUSE = 10;
    private static final int LONGEST_ANSWER = 12;
    /** Before each answer, seconds. */
    private static final double BREATH = 0.2;
    /** After the right answer, so that it can be seen, seconds. */
    private static final double REST = 0.9;

    /** Words around the questions: between the last two answers, before the right one, and at the end. */
    private record Frame(String or, String right, String closing) {}

    private static final Map<String, Frame> FRAMES = Map.ofEntries(
            Map.entry("en", new Frame("or", "The answer is", "How many did you get right? Tell us in the comments.")),
            Map.entry("fr", new Frame("ou", "La réponse :", "Combien de bonnes réponses ? Dites-le en commentaire.")),
            Map.entry("es", new Frame("o", "La respuesta:", "¿Cuántas has acertado? Cuéntalo en los comentarios.")),
            Map.entry("pt", new Frame("ou", "A resposta:", "Quantas você acertou? Conte nos comentários.")),
            Map.entry("it", new Frame("o", "La risposta:", "Quante ne hai indovinate? Scrivilo nei commenti.")),
            Map.entry(
                    "de", new Frame("oder", "Die Antwort:", "Wie viele waren richtig? Schreib es in die Kommentare.")),
            Map.entry("nl", new Frame("of", "Het antwoord:", "Hoeveel had je er goed? Laat het weten in de reacties.")),
            Map.entry("pl", new Frame("czy", "Odpowiedź:", "Ile masz dobrych odpowiedzi? Napisz w komentarzu.")),
            Map.entry("sv", new Frame("eller", "Svaret är:", "Hur många rätt fick du? Skriv i kommentarerna.")),
            Map.entry("tr", new Frame("yoksa", "Cevap:", "Kaç tanesini bildin? Yorumlara yaz.")),
            Map.entry("ru", new Frame("или", "Ответ:", "Сколько правильных ответов у вас? Напишите в комментариях.")),
            Map.entry(
                    "uk", new Frame("чи", "Відповідь:", "Скільки правильних відповідей у вас? Напишіть у коментарях.")),
            Map.entry("id", new Frame("atau", "Jawabannya:", "Berapa yang benar? Tulis di kolom komentar.")));
    private static final Frame BARE = new Frame("", "", "");

    /**
     * The spoken quiz.
     *
     * @param language tag, or empty to tell it from the questions
     * @param thinking seconds to think about each question, 0 to 10
     */
    public CuedScript write(Quiz quiz, String language, double thinking) {
        String spoken = quiz.questions().stream().map(Quiz.Question::text).reduce(quiz.title(), (a, b) -> a + " " + b);
        String tag = language.isBlank() ? LanguageDetector.detect(spoken).language() : language;
        Frame frame = FRAMES.getOrDefault(Locale.forLanguageTag(tag).getLanguage(), BARE);
        boolean english = frame.or().equals("or");
        double pause = Math.min(LONGEST_PAUSE, Math.max(0, thinking));
        List<Scene> scenes = new ArrayList<>();
        List<Cue> cues = new ArrayList<>();
        if (!quiz.title().isEmpty()) {
            scenes.add(new Scene(List.of(new Spoken(ended(quiz.title()))), ""));
            cues.add(Cue.of(Role.TITLE));
        }
        for (int i = 0; i < quiz.questions().size(); i++) {
            Quiz.Question question = quiz.questions().get(i);
            List<Line> lines = new ArrayList<>();
            boolean many = english && quiz.questions().size() > 1;
            lines.add(
                    new Spoken((many ? "Question " + EnglishForms.number(i + 1) + ". " : "") + asked(question.text())));
            if (question.answers().size() > 1) {
                lines.addAll(choices(question, frame));
            }
            if (pause > 0) {
                lines.add(new Pause(pause));
            }
            scenes.add(new Scene(lines, ""));
            cues.add(new Cue(Role.QUESTION, i));
            List<Line> reveal = new ArrayList<>(List.of(new Spoken(revealed(question, frame, english))));
            if (!question.explanation().isEmpty()) {
                reveal.add(new Pause(BREATH));
                reveal.add(new Spoken(ended(question.explanation())));
            }
            reveal.add(new Pause(REST));
            scenes.add(new Scene(reveal, ""));
            cues.add(new Cue(Role.REVEAL, i));
        }
        if (!frame.closing().isEmpty() && quiz.questions().size() > 1) {
            scenes.add(new Scene(List.of(new Spoken(frame.closing())), ""));
            cues.add(Cue.of(Role.CLOSING));
        }
        String title = quiz.title().isEmpty() ? quiz.questions().get(0).text() : quiz.title();
        return new CuedScript(new Script(Titles.of(title), tag, scenes), cues);
    }

    /** A line for each answer, so that each can be seen when it is heard. */
    private static List<Line> choices(Quiz.Question question, Frame frame) {
        List<String> answers = question.answers().stream()
                .map(a -> EnglishForms.capital(a.text().replaceFirst("[\\s.]+$", "")))
                .toList();
        boolean sentences = answers.stream().anyMatch(a -> EnglishForms.words(a) > LONGEST_ANSWER / 2)
                || frame.or().isEmpty();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            boolean last = i == answers.size() - 1;
            String choice = sentences
                    ? ended(answers.get(i))
                    : last ? frame.or() + " " + answers.get(i) + "?" : answers.get(i) + ",";
            lines.add(new Pause(BREATH));
            lines.add(new Spoken(choice));
        }
        return lines;
    }

    private static String revealed(Quiz.Question question, Frame frame, boolean english) {
        String right = question.answers().get(question.right()).text();
        boolean sentence = EnglishForms.words(right) > LONGEST_ANSWER / 2;
        if (frame.right().isEmpty()) {
            return ended(right);
        }
        return frame.right() + (sentence && english ? ": " : " ") + ended(right);
    }

    private static String asked(String text) {
        return text.matches("(?s).*[.?!:…？。！؟]$") ? text : text + "?";
    }

    private static String ended(String text) {
        return text.matches("(?s).*[.?!…？。！؟।]$") ? text : text + ".";
    }
}
