package io.reelmill.speech;

import io.reelmill.speech.MaryEngine.Segment;
import io.reelmill.speech.PitchContour.Phrase;
import io.reelmill.speech.PitchContour.Syllable;
import java.util.ArrayList;
import java.util.List;
import marytts.datatypes.MaryXML;
import marytts.htsengine.HTSUttModel;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Finds the phrases of a sentence in what MaryTTS made of it. */
final class PhraseFinder {

    private PhraseFinder() {}

    /**
     * The stretches between the rests, with the frames of their syllables.
     *
     * @param tune of the last; the others go on
     */
    static List<Phrase> of(List<Segment> segments, HTSUttModel utterance, PhraseContour tune) {
        List<List<Syllable>> stretches = new ArrayList<>();
        List<Syllable> open = new ArrayList<>();
        Node syllable = null;
        int at = 0;
        for (int i = 0; i < segments.size(); i++) {
            int end = at + utterance.getUttModel(i).getTotalDur();
            if (segments.get(i).mark() < 0) {
                stretches.add(open);
                open = new ArrayList<>();
            } else if (segments.get(i).element().getParentNode() == syllable && !open.isEmpty()) {
                Syllable begun = open.remove(open.size() - 1);
                open.add(new Syllable(begun.from(), end, begun.weight()));
            } else {
                syllable = segments.get(i).element().getParentNode();
                open.add(new Syllable(at, end, weight(syllable)));
            }
            at = end;
        }
        stretches.add(open);
        stretches.removeIf(List::isEmpty);
        List<Phrase> phrases = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            phrases.add(new Phrase(stretches.get(i), i == stretches.size() - 1 ? tune : PhraseContour.CONTINUATION));
        }
        return phrases;
    }

    private static int weight(Node syllable) {
        if (!(syllable instanceof Element element)
                || !element.getAttribute("stress").equals("1")) {
            return 0;
        }
        boolean accented = element.getParentNode() instanceof Element word
                && word.getTagName().equals(MaryXML.TOKEN)
                && !word.getAttribute("accent").isEmpty();
        return accented ? 2 : 1;
    }
}
