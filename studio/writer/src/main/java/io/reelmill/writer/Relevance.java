package io.reelmill.writer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells what answers a request about a subject.
 *
 * @param asked stems of the request without those that only name the subject
 */
record Relevance(Set<String> asked) {

    /** Stems of questions that ask for no more than the subject: "what causes earthquakes". */
    private static final Set<String> HAPPENING = Set.copyOf(
            EnglishForms.stems("cause happen form occur exist begin start made make come work really actually"));
    /** As much of a stem as the forms of a name share: "Rome" and "Roman". */
    private static final int SHARED = 3;

    static Relevance of(String request, Subject subject) {
        Set<String> asked = new HashSet<>(EnglishForms.stems(request));
        // A sentence that only repeats the subject's name does not answer the request.
        for (String stem : EnglishForms.stems(subject.name())) {
            asked.removeIf(s -> s.startsWith(stem.substring(0, Math.min(SHARED, stem.length()))));
        }
        asked.removeAll(subject.keysAmong(List.copyOf(asked), Set.copyOf(asked)));
        asked.removeAll(HAPPENING);
        return new Relevance(asked);
    }

    /** Whether the request asks for no more than the subject. */
    boolean isWhole() {
        return asked.isEmpty();
    }

    boolean answers(String text) {
        return hits(text) > 0;
    }

    long hits(String text) {
        return EnglishForms.stems(text).stream()
                .filter(asked::contains)
                .distinct()
                .count();
    }
}
