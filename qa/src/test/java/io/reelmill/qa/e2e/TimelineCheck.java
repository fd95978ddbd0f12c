package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.inspection.Inspection;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a film holds, by the timeline that it was drawn from: no frame has to be decoded for it. */
record TimelineCheck(Timeline timeline, Inspection film) {

    /** @param work the folder of the project's files */
    static TimelineCheck of(Path work, Inspection film) throws IOException {
        try (Stream<Path> files = Files.walk(work)) {
            Path timeline =
                    files.filter(f -> f.endsWith("timeline.json")).findFirst().orElseThrow();
            return new TimelineCheck(TimelineJson.read(timeline), film);
        }
    }

    /** The film is as long as its timeline, and pictures are seen in all of it. */
    void shouldBeFilledWithPictures(int atLeast) {
        assertThat(film.video().seconds()).isCloseTo(timeline.seconds(), within(0.2));
        double end = 0;
        for (Clip clip : timeline.clips()) {
            assertThat(clip.start()).as("no gap between pictures").isLessThanOrEqualTo(end + 1e-6);
            end = Math.max(end, clip.end());
        }
        assertThat(end).isGreaterThanOrEqualTo(timeline.seconds() - 0.05);
        long different = timeline.clips().stream()
                .map(clip -> clip.layers().stream().map(Layer::file).toList())
                .distinct()
                .count();
        assertThat(different).isGreaterThanOrEqualTo(atLeast);
    }

    /** Captions say, in order, the words of a text that is spoken, and end with the film. */
    void shouldSay(String text) {
        List<String> said = new ArrayList<>();
        double before = 0;
        for (Captions.Cue cue : timeline.captions().cues()) {
            assertThat(cue.start()).isGreaterThanOrEqualTo(before - 1e-6);
            assertThat(cue.end()).isBetween(cue.start(), timeline.seconds() + 1e-6);
            before = cue.start();
            cue.words().forEach(word -> said.addAll(words(word.text())));
        }
        assertThat(said).containsExactlyElementsOf(words(text.replaceAll("\\[[^\\]]*\\]|<[^>]*>", " ")));
    }

    /** A narrated film has its voice from near its beginning. */
    void shouldHaveAVoice() {
        assertThat(timeline.tracks())
                .anySatisfy(track -> assertThat(track.role()).isEqualTo(AudioTrack.Role.VOICE))
                .filteredOn(track -> track.role() == AudioTrack.Role.VOICE)
                .allSatisfy(track -> assertThat(track.start()).isLessThan(1));
    }

    private static List<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}']+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
