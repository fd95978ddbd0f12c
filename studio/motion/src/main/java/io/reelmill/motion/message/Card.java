package io.reelmill.motion.message;

import java.util.List;

/** What is shown while a phrase is spoken. */
public sealed interface Card {

    /** What is said meanwhile, or the part of it that names the rest. */
    Phrase phrase();

    /**
     * Words set large.
     *
     * @param key index of the first word that stands out
     * @param keyEnd one beyond the last that does; not above {@code key} when none does
     */
    record Statement(Phrase phrase, int key, int keyEnd) implements Card {}

    /** A thing that draws itself, and the words beside it. */
    record Icon(Phrase phrase, int key, int keyEnd, String thing) implements Card {}

    /** A ring that fills to a percentage. */
    record Ring(Phrase phrase, Quantity quantity) implements Card {}

    /** A number that counts up. */
    record Count(Phrase phrase, Quantity quantity, String thing) implements Card {}

    /** So many out of so many, as figures in a row. */
    record Crowd(Phrase phrase, Quantity quantity, String thing) implements Card {}

    /** Quantities against each other, as bars. */
    record Bars(Phrase phrase, List<Entry> entries) implements Card {
        public Bars {
            entries = List.copyOf(entries);
        }
    }

    /** Quantities against each other, as areas. */
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
     * Things one after the other.
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
     * What somebody said.
     *
     * @param who empty when it is not told
     */
    record Quote(Phrase phrase, String who) implements Card {}

    /** A word and what it means. */
    record Definition(Phrase term, Phrase meaning, String thing) implements Card {
        @Override
        public Phrase phrase() {
            return term;
        }
    }

    /** What leads to what; things are empty where no picture stands for them. */
    record Cause(Phrase cause, Phrase effect, String causeThing, String effectThing) implements Card {
        @Override
        public Phrase phrase() {
            return cause;
        }
    }

    /**
     * A quantity with its name.
     *
     * @param label empty when it has none
     * @param at seconds at which it is spoken
     */
    record Entry(String label, Quantity quantity, double at) {}
}
