package io.reelmill.render.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.List;
import org.junit.jupiter.api.Test;

class LyricsTest {

    @Test
    void shouldSingNoHeadings() {
        Lyrics lyrics = Lyrics.read("[Verse 1]\nNeon streets\n\n[Chorus]\nHold on");

        assertThat(lyrics.text()).isEqualTo("Neon streets\nHold on");
        assertThat(lyrics.isTimed()).isFalse();
    }

    @Test
    void shouldSetLinesAtTheTimesOfAnLrcFile() {
        Lyrics lyrics = Lyrics.read("[ar:Somebody]\n[00:02.50][00:10.00]Hold on to the light\n[00:06.00]And go");

        Transcript sung = lyrics.timed("en", 12);

        assertThat(lyrics.isTimed()).isTrue();
        assertThat(sung.words()).hasSize(12);
        assertThat(sung.words().get(0).start()).isCloseTo(2.5, within(1e-9));
        assertThat(sung.words().get(5).start()).isCloseTo(6, within(1e-9));
        assertThat(sung.words().get(7).start()).isCloseTo(10, within(1e-9));
        assertThat(sung.words().get(4).end()).as("a breath between the lines").isLessThanOrEqualTo(6 - 0.72);
        assertThat(sung.words().get(6).end()).as("the singer rests").isLessThan(8);
    }

    @Test
    void shouldLeaveOutWhatWouldComeAfterTheSong() {
        assertThat(Lyrics.read("[00:01.00]Yes\n[03:00.00]No").timed("en", 20).words())
                .extracting(SpokenWord::text)
                .containsExactly("Yes");
    }

    @Test
    void shouldKeepLinesApartThatWereFoundWithoutARest() {
        Transcript found = new Transcript(
                "und", List.of(new SpokenWord("Hold", 1, 2), new SpokenWord("on", 2, 4), new SpokenWord("Go", 4, 5)));

        Transcript parted = Lyrics.read("Hold on\nGo").parted(found, "en");

        assertThat(parted.language()).isEqualTo("en");
        assertThat(parted.words().get(1).end()).isCloseTo(3.28, within(1e-9));
        assertThat(parted.words().get(0).end()).isEqualTo(2);
    }
}
