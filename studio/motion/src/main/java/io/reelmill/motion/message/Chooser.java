package io.reelmill.motion.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the cards for a stretch of speech. Sentences of a known structure and sentences with numbers get a special
 * card; all others are split into phrases that are shown one after the other.
 */
public final class Chooser {

    /** A sentence that is spoken in less time is joined with its neighbour, seconds. */
    private static final double SHORTEST = 1.2;

    private final boolean rich;
    private final NumberCards figures;

    /** @param rich whether the rarer cards are available */
    public Chooser(boolean rich) {
        this.rich = rich;
        this.figures = new NumberCards(rich);
    }

    /**
     * The cards of a clip; each is shown until the next one.
     *
     * @param begin seconds at which the first card appears
     * @param end seconds at which the last card disappears
     */
    public List<TimedCard> beats(Phrase whole, double begin, double end) {
        List<Card> cards = new ArrayList<>();
        List<Double> starts = new ArrayList<>();
        for (Phrase sentence : sentences(whole)) {
            Optional<Card> built = built(sentence);
            if (built.isPresent()) {
                cards.add(built.get());
                starts.add(sentence.start());
                continue;
            }
            for (Phrase phrase : Phrasing.of(sentence, rich ? 3 : 2)) {
                boolean sameAgain = !cards.isEmpty() && cards.get(cards.size() - 1) instanceof Card.Icon;
                cards.add(figures.card(phrase).orElseGet(() -> plain(phrase, sameAgain)));
                starts.add(phrase.start());
            }
        }
        List<TimedCard> beats = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            double from = i == 0 ? begin : starts.get(i) - 0.12;
            double to = i + 1 < cards.size() ? starts.get(i + 1) - 0.12 : end;
            beats.add(new TimedCard(cards.get(i), from, Math.max(to, from + 0.3)));
        }
        return beats;
    }

    private Optional<Card> built(Phrase sentence) {
        if (rich) {
            Optional<Card> quote = Patterns.quote(sentence);
            if (quote.isPresent()) {
                return quote;
            }
        }
        boolean counts = !Numbers.find(sentence).isEmpty();
        Optional<Card> question = Patterns.question(sentence);
        if (question.isPresent()) {
            return question;
        }
        Optional<Card> steps = counts ? Optional.empty() : Patterns.steps(sentence);
        if (steps.isPresent()) {
            return steps;
        }
        if (rich && !counts) {
            Optional<Card> cause = Patterns.cause(sentence);
            if (cause.isPresent()) {
                return cause;
            }
            Optional<Card> definition = Patterns.definition(sentence);
            if (definition.isPresent()) {
                return definition;
            }
        }
        return counts && (sentence.columns() <= 58 || Numbers.find(sentence).size() > 1)
                ? figures.card(sentence)
                : Optional.empty();
    }

    private Card plain(Phrase phrase, boolean afterIcon) {
        int[] key = Keywords.key(phrase);
        String thing = Things.of(phrase);
        boolean room = phrase.columns() <= 34;
        return !thing.isEmpty() && room && !afterIcon
                ? new Card.Icon(phrase, key[0], key[1], thing)
                : new Card.Statement(phrase, key[0], key[1]);
    }

    private static List<Phrase> sentences(Phrase whole) {
        List<Phrase> sentences = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= whole.size(); i++) {
            boolean ends = i == whole.size()
                    || whole.words().get(i - 1).text().matches("(?s).*[.!?…。！？؟।]\\p{P}*$")
                            && !joins(whole, i)
                            && quotesClosed(whole, from, i);
            if (!ends) {
                continue;
            }
            Phrase sentence = whole.part(from, i);
            boolean tooShort = sentence.end() - sentence.start() < SHORTEST && sentence.columns() < 12;
            if (tooShort && i < whole.size()) {
                continue;
            }
            if (tooShort && !sentences.isEmpty()) {
                Phrase before = sentences.remove(sentences.size() - 1);
                sentences.add(whole.part(whole.words().indexOf(before.words().get(0)), i));
            } else {
                sentences.add(sentence);
            }
            from = i;
        }
        return sentences;
    }

    /** Steps in consecutive sentences form one list. */
    private static boolean joins(Phrase whole, int next) {
        boolean ordered =
                whole.words().stream().anyMatch(w -> Phrase.bare(w.text()).equals("first"));
        return ordered
                && List.of("then", "next", "second", "third", "finally", "last").contains(whole.bare(next));
    }

    private static boolean quotesClosed(Phrase whole, int from, int to) {
        String text = whole.part(from, to).text();
        long open = text.chars().filter(c -> "“„«「『".indexOf(c) >= 0).count();
        long closed = text.chars().filter(c -> "”»」』".indexOf(c) >= 0).count();
        long straight = text.chars().filter(c -> c == '"').count();
        return open <= closed && straight % 2 == 0;
    }
}
