package io.reelmill.render.hearing;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.render.narration.Narration;
import java.util.ArrayList;
import java.util.List;

/** Reads a transcript as a script: a sentence, or what is said between two rests, is a scene. */
public final class TranscriptScript {

    /** A silence of this length ends a scene, seconds. */
    private static final double REST = 0.7;
    /** A scene has no more words than this. */
    private static final int LONGEST = 24;

    private static final int TITLE_WORDS = 8;

    private final Transcript transcript;
    private final List<Integer> scenes = new ArrayList<>();

    public TranscriptScript(Transcript transcript) {
        this.transcript = transcript;
        int scene = 0;
        int length = 0;
        List<SpokenWord> words = transcript.words();
        for (int i = 0; i < words.size(); i++) {
            if (i > 0 && endsScene(words.get(i - 1), words.get(i), length)) {
                scene++;
                length = 0;
            }
            scenes.add(scene);
            length++;
        }
    }

    private static boolean endsScene(SpokenWord before, SpokenWord after, int length) {
        char last = before.text().charAt(before.text().length() - 1);
        return ".!?…。！？".indexOf(last) >= 0 || after.start() - before.end() > REST || length >= LONGEST;
    }

    /** @param topic what pictures are about where the words name nothing; empty to take the first words */
    public Script script(String topic) {
        List<Scene> read = new ArrayList<>();
        List<String> line = new ArrayList<>();
        List<SpokenWord> words = transcript.words();
        for (int i = 0; i < words.size(); i++) {
            line.add(words.get(i).text());
            if (i + 1 == words.size() || !scenes.get(i + 1).equals(scenes.get(i))) {
                read.add(new Scene(List.of(new Spoken(String.join(" ", line))), ""));
                line.clear();
            }
        }
        String title = topic.isBlank()
                ? String.join(
                        " ",
                        words.stream().limit(TITLE_WORDS).map(SpokenWord::text).toList())
                : topic;
        return new Script(title, transcript.language(), read);
    }

    /** The same words with their times and scenes. */
    public List<Narration.Word> words() {
        List<Narration.Word> timed = new ArrayList<>();
        for (int i = 0; i < scenes.size(); i++) {
            SpokenWord word = transcript.words().get(i);
            timed.add(new Narration.Word(word.text(), word.start(), word.end(), scenes.get(i)));
        }
        return timed;
    }
}
