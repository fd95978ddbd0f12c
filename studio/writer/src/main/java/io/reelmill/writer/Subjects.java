package io.reelmill.writer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The subjects that the embedded writer knows, and the general forms for all others; read from the resources. */
final class Subjects {

    private static final List<String> FILES = List.of(
            "animals", "nature", "earth", "sky", "body", "home", "daily", "history", "technology", "machines", "life");

    private final List<Subject> known = new ArrayList<>();
    private final List<Subject> forms;

    Subjects() {
        FILES.forEach(file -> known.addAll(read("subjects/" + file + ".txt")));
        forms = read("general.txt");
    }

    List<Subject> known() {
        return known;
    }

    /** The general form of that name. */
    Subject form(String name) {
        return forms(name).get(0);
    }

    List<Subject> forms(String name) {
        return forms.stream().filter(form -> form.name().equals(name)).toList();
    }

    /**
     * The subject that a phrase is about: the one that most of its words mean, and of these words more than half, or the one
     * that names the thing. One of two words does not make a subject: "Amazon layoffs" is not about the forest.
     */
    Optional<Subject> about(String wording) {
        String phrase = wording.replaceFirst(
                "(?i)^(?:the |an? )?(?:art|power|science|importance|joy|secrets?|beauty|magic|world|life|guide|introduction) (?:of|to) ",
                "");
        List<String> stems = EnglishForms.stems(phrase);
        List<String> head = EnglishForms.stems(EnglishForms.head(phrase));
        Set<String> exact = Arrays.stream(phrase.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}-]+"))
                .collect(Collectors.toUnmodifiableSet());
        Subject best = null;
        double most = 0;
        for (Subject subject : known) {
            List<String> name = EnglishForms.stems(subject.name());
            double score = 0;
            Set<String> keys = subject.keysAmong(stems, exact);
            boolean isHead = !head.isEmpty() && keys.contains(head.get(head.size() - 1));
            long meant = stems.stream().filter(keys::contains).count();
            for (int i = 0; i < stems.size(); i++) {
                // Words near the end name the thing: in "training for a puppy" the puppy.
                score += keys.contains(stems.get(i)) ? 1 + 0.1 * i / stems.size() : 0;
            }
            // What a question begins with is what it is about: in "why does coffee wake us up" the coffee.
            boolean isAsked = wording.endsWith("?") && !stems.isEmpty() && name.contains(stems.get(0));
            if (meant * 2 <= stems.size() && !isHead && !isAsked) {
                continue;
            }
            score += score > 0 && stems.stream().anyMatch(name::contains) ? 0.5 : 0;
            if (score > most) {
                most = score;
                best = subject;
            }
        }
        return Optional.ofNullable(best);
    }

    /** All other subjects, those of the same field first. */
    List<Subject> others(Set<Subject> without, String field) {
        return known.stream()
                .filter(subject -> !without.contains(subject))
                .sorted(Comparator.comparing(subject -> !subject.field().equals(field)))
                .toList();
    }

    private static List<Subject> read(String file) {
        List<Subject> subjects = new ArrayList<>();
        try (InputStream text = Subjects.class.getResourceAsStream(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            for (String line : lines.lines().filter(l -> l.length() > 2).toList()) {
                Subject open = subjects.isEmpty() ? null : subjects.get(subjects.size() - 1);
                String rest = line.substring(2);
                switch (line.charAt(0)) {
                    case '@' -> subjects.add(subject(rest));
                    case '?' -> open.openings().add(rest);
                    case '-' -> open.facts().add(rest);
                    case '+' -> open.advice().add(rest);
                    case '!' -> open.closings().add(rest);
                    default -> {}
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return subjects;
    }

    /** A word for its stem; {@code =word} for just this form; {@code two+words} for both of them only. */
    private static String key(String word) {
        return word.startsWith("=")
                ? word
                : Arrays.stream(word.split("\\+")).map(EnglishForms::stem).collect(Collectors.joining("+"));
    }

    private static Subject subject(String header) {
        String[] cells = header.split("\\s*\\|\\s*");
        boolean form = cells.length == 1;
        Set<String> keys = form
                ? Set.of()
                : Arrays.stream(cells[3].split(" ")).map(Subjects::key).collect(Collectors.toUnmodifiableSet());
        return new Subject(
                cells[0].strip(),
                !form && cells[1].equals("many"),
                form ? "" : cells[2],
                keys,
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>());
    }
}
