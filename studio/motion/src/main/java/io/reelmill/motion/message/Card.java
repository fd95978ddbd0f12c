package io.reelmill.motion.message;

import java.util.List;

/** What is shown while a phrase is spoken. */
public sealed interface Card {

    /** The spoken words, or the part of them that names the content. */
    Phrase phrase();

    /**
     * Words set large.
     *
     * @param key index of the first emphasised word
     * @param keyEnd one beyond the last emphasised word; not above {@code key} when there is none
     */
    record Statement(Phrase phrase, int key, int keyEnd) implements Card {}

    /** An icon that draws itself, and the words beside it. */
    record Icon(Phrase phrase, int key, int keyEnd, String thing) implements Card {}

    /** A ring that fills to a percentage. */
    record Ring(Phrase phrase, Quantity quantity) implements Card {}

    /** A number that counts up. */
    record Count(Phrase phrase, Quantity quantity, String thing) implements Card {}

    /** A ratio as figures in a row. */
    record Crowd(Phrase phrase, Quantity quantity, String thing) implements Card {}

    /** Quantities compared as bars. */
    record Bars(Phrase phrase, List<Entry> entries) implements Card {
        public Bars {
            entries = List.copyOf(entries);
        }
    }

    /** Quantities compared as areas. */
    record Bubbles(Phrase phrase, List<Entry> entries) implements Card {
        public Bubbles {
            entries = List.copyOf(entries);
        }
    }

    /** Years on a line. */
    record Years(Phrase phrase, List<Entry> entries) implements Card {
        public Years {
            entries = List.copyOf(entries);
        }
    }

    /**
     * A list of items.
     *
     * @param title null where there is none
     * @param numbered whether their order matters
     */
    record Steps(Phrase title, List<Phrase> items, boolean numbered) implements Card {
        public Steps {
            items = List.copyOf(items);
        }

        @Override
        public Phrase phrase() {
            return title == null ? items.get(0) : title;
        }
    }

    /** A question. */
    record Question(Phrase phrase, int key, int keyEnd) implements Card {}

    /**
     * A quote.
     *
     * @param who the speaker; empty when unknown
     */
    record Quote(Phrase phrase, String who) implements Card {}

    /** A term and its definition. */
    record Definition(Phrase term, Phrase meaning, String thing) implements Card {
        @Override
        public Phrase phrase() {
            return term;
        }
    }

    /** Cause and effect. An icon name is empty when there is no picture for it. */
    record Cause(Phrase cause, Phrase effect, String causeThing, String effectThing) implements Card {
        @Override
        public Phrase phrase() {
            return cause;
        }
    }

    /**
     * A labelled quantity.
     *
     * @param label empty when there is none
     * @param at time at which it is spoken, seconds
     */
    record Entry(String label, Quantity quantity, double at) {}
}
