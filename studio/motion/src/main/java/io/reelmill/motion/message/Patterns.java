package io.reelmill.motion.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Recognises sentences by structure: questions, quotes, definitions, causes, lists. */
final class Patterns {

    private static final Set<String> POINTING = Set.of(
            "it", "this", "that", "there", "he", "she", "they", "we", "you", "what", "here", "these", "those", "i",
            "who", "one", "and", "but", "so", "because", "if", "when", "which", "where", "how", "why", "it's");
    private static final Set<String> ARTICLES = Set.of("a", "an", "the");
    /** Words between a cause and its effect. */
    private static final List<List<String>> FORWARDS = List.of(
            List.of("leads", "to"),
            List.of("lead", "to"),
            List.of("results", "in"),
            List.of("result", "in"),
            List.of("turns", "into"),
            List.of("turn", "into"),
            List.of("causes"),
            List.of("which", "means"),
            List.of("so", "that"),
            List.of("therefore"),
            List.of("which", "makes"),
            List.of("becomes"));
    /** Words between an effect and its cause. */
    private static final List<List<String>> BACKWARDS =
            List.of(List.of("because", "of"), List.of("because"), List.of("thanks", "to"), List.of("due", "to"));

    private static final Set<String> CONDITIONS = Set.of("if", "when", "whenever", "once");
    private static final Set<String> JOINING = Set.of("and", "or", "und", "oder", "y", "et", "e", "и");
    /** Words that begin a step, with the lowest index of a step that they may begin. */
    private static final Map<String, Integer> ORDERING =
            Map.of("first", 0, "second", 1, "third", 2, "then", 1, "next", 1, "finally", 2, "last", 2, "lastly", 2);

    private static final int WIDEST_PART = 40;

    private Patterns() {}

    static Optional<Card> question(Phrase phrase) {
        String text = phrase.text();
        if (!text.matches("(?s).*[?？؟;;]\\p{P}*$") || text.endsWith(";") || phrase.columns() > 60) {
            return Optional.empty();
        }
        int[] key = Keywords.key(phrase);
        return Optional.of(new Card.Question(phrase, key[0], key[1]));
    }

    static Optional<Card> quote(Phrase phrase) {
        int from = -1;
        int to = -1;
        for (int i = 0; i < phrase.size(); i++) {
            String word = phrase.words().get(i).text();
            from = from < 0 && word.matches("^[\"“„«「『].*") ? i : from;
            to = from >= 0 && word.matches(".*[\"”“»」』]\\p{P}*$") ? i + 1 : to;
        }
        if (from < 0 || to - from < 3) {
            return Optional.empty();
        }
        StringBuilder who = new StringBuilder();
        for (int i = 0; i < phrase.size(); i++) {
            String word = Phrase.shown(phrase.words().get(i).text());
            boolean outside = i < from || i >= to;
            boolean name = Character.isUpperCase(word.codePointAt(0)) && !POINTING.contains(phrase.bare(i));
            if (outside && name) {
                who.append(who.isEmpty() ? "" : " ").append(word);
            }
        }
        return Optional.of(new Card.Quote(phrase.part(from, to), who.toString()));
    }

    static Optional<Card> definition(Phrase phrase) {
        for (int i = 1; i < Math.min(5, phrase.size() - 2); i++) {
            String verb = phrase.bare(i);
            boolean is = verb.equals("is")
                    && ARTICLES.contains(phrase.bare(i + 1))
                    && !phrase.bare(i + 1).equals("the");
            boolean means = verb.equals("means") && !phrase.bare(i + 1).equals("that");
            if (!is && !means) {
                continue;
            }
            int begin = ARTICLES.contains(phrase.bare(0)) ? 1 : 0;
            boolean meant = begin < i && !POINTING.contains(phrase.bare(0)) && i - begin <= 3;
            Phrase meaning = phrase.part(i + 1, phrase.size());
            if (meant && meaning.columns() <= 70) {
                Phrase term = phrase.part(begin, i);
                String thing = Things.of(term);
                return Optional.of(new Card.Definition(term, meaning, thing.isEmpty() ? Things.of(meaning) : thing));
            }
        }
        return Optional.empty();
    }

    static Optional<Card> cause(Phrase phrase) {
        if (CONDITIONS.contains(phrase.bare(0))) {
            for (int i = 2; i < phrase.size() - 1; i++) {
                if (phrase.words().get(i - 1).text().endsWith(",")) {
                    int effect = phrase.bare(i).equals("then") ? i + 1 : i;
                    return cause(phrase, 1, i, effect, phrase.size());
                }
            }
        }
        for (int i = 1; i < phrase.size() - 1; i++) {
            for (List<String> bridge : FORWARDS) {
                if (matches(phrase, i, bridge)) {
                    return cause(phrase, 0, i, i + bridge.size(), phrase.size());
                }
            }
            for (List<String> bridge : BACKWARDS) {
                if (matches(phrase, i, bridge)) {
                    return cause(phrase, i + bridge.size(), phrase.size(), 0, i);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean matches(Phrase phrase, int at, List<String> bridge) {
        for (int i = 0; i < bridge.size(); i++) {
            if (at + i >= phrase.size() || !phrase.bare(at + i).equals(bridge.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Card> cause(Phrase phrase, int causeFrom, int causeTo, int effectFrom, int effectTo) {
        if (causeTo <= causeFrom || effectTo <= effectFrom) {
            return Optional.empty();
        }
        Phrase cause = phrase.part(causeFrom, causeTo);
        Phrase effect = phrase.part(effectFrom, effectTo);
        if (cause.columns() > WIDEST_PART || effect.columns() > WIDEST_PART) {
            return Optional.empty();
        }
        String one = Things.of(cause);
        String other = Things.of(effect);
        return Optional.of(new Card.Cause(cause, effect, one, other.equals(one) ? "" : other));
    }

    /** {@code you need water, light and air}; {@code First, … Then, … Finally, …}. */
    static Optional<Card> steps(Phrase phrase) {
        Optional<Card> ordered = ordered(phrase);
        return ordered.isPresent() ? ordered : listed(phrase);
    }

    private static Optional<Card> ordered(Phrase phrase) {
        List<Integer> starts = new ArrayList<>();
        int rank = -1;
        for (int i = 0; i < phrase.size(); i++) {
            Integer order = ORDERING.get(phrase.bare(i));
            boolean opens = i == 0 || phrase.words().get(i - 1).text().matches(".*[.,;:!?]");
            if (order != null && opens && order >= rank && (rank >= 0 || order == 0)) {
                starts.add(i);
                rank = order;
            }
        }
        if (starts.size() < 2 || starts.get(0) > 6) {
            return Optional.empty();
        }
        List<Phrase> items = new ArrayList<>();
        for (int s = 0; s < starts.size(); s++) {
            int from = starts.get(s) + 1;
            int to = s + 1 < starts.size() ? starts.get(s + 1) : phrase.size();
            if (to <= from || phrase.part(from, to).columns() > WIDEST_PART) {
                return Optional.empty();
            }
            items.add(phrase.part(from, to));
        }
        Phrase title = starts.get(0) > 0 ? phrase.part(0, starts.get(0)) : null;
        return Optional.of(new Card.Steps(title, items, true));
    }

    private static Optional<Card> listed(Phrase phrase) {
        List<int[]> chunks = new ArrayList<>();
        int from = 0;
        boolean commas = false;
        for (int i = 1; i <= phrase.size(); i++) {
            boolean comma = phrase.words().get(i - 1).text().matches(".*[,，、،]");
            boolean joined = i < phrase.size() && JOINING.contains(phrase.bare(i)) && commas;
            if (i == phrase.size() || comma || joined) {
                chunks.add(new int[] {from, i});
                from = i;
                commas |= comma;
            }
        }
        List<int[]> parts = new ArrayList<>();
        for (int[] chunk : chunks) {
            int begin = JOINING.contains(phrase.bare(chunk[0])) && chunk[1] - chunk[0] > 1 ? chunk[0] + 1 : chunk[0];
            parts.add(new int[] {begin, chunk[1]});
        }
        if (parts.size() < 3 || parts.size() > 6) {
            return Optional.empty();
        }
        for (int[] part : parts.subList(1, parts.size())) {
            if (part[1] - part[0] > 4 || phrase.part(part[0], part[1]).columns() > 26) {
                return Optional.empty();
            }
        }
        int[] first = parts.get(0);
        int like = parts.get(1)[1] - parts.get(1)[0];
        int begin = Math.max(first[0], first[1] - like);
        if (phrase.part(begin, first[1]).columns() > 26 || begin - first[0] > 7) {
            return Optional.empty();
        }
        List<Phrase> items = new ArrayList<>();
        items.add(phrase.part(begin, first[1]));
        parts.subList(1, parts.size()).forEach(p -> items.add(phrase.part(p[0], p[1])));
        Phrase title = begin > first[0] ? phrase.part(first[0], begin) : null;
        return Optional.of(new Card.Steps(title, items, false));
    }
}
