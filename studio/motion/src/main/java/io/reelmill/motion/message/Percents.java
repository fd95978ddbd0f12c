package io.reelmill.motion.message;

import java.util.Set;

/** Words that turn the number before them into a percentage. */
final class Percents {

    private static final Set<String> WORDS = Set.of(
            "percent",
            "prozent",
            "procent",
            "percento",
            "prosent",
            "процент",
            "процентов",
            "процента",
            "パーセント",
            "प्रतिशत",
            "بالمئة",
            "بالمائة",
            "אחוז",
            "אחוזים",
            "퍼센트",
            "yüzde");

    private Percents() {}

    /** The index after the words for percent that begin there, or the given index when there are none. */
    static int after(Phrase phrase, int at) {
        if (at >= phrase.size()) {
            return at;
        }
        String word = phrase.bare(at);
        String next = at + 1 < phrase.size() ? phrase.bare(at + 1) : "";
        if (WORDS.contains(word)) {
            return at + 1;
        }
        boolean two = word.equals("per") && next.equals("cent")
                || word.equals("por") && (next.equals("ciento") || next.equals("cento"))
                || word.equals("pour") && next.equals("cent");
        return two ? at + 2 : at;
    }
}
