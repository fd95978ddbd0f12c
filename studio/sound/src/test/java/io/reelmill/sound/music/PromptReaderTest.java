package io.reelmill.sound.music;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Timbre;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromptReaderTest {

    private static final TrackLibrary LIBRARY = TrackLibrary.embedded();
    private static final PromptReader READER = new PromptReader(LIBRARY);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # prompt                                   | a word of the track        | energy    | beats a minute
            Energetic electronic workout music         | electronic                 | 0.75 1    | 108 180
            Dark suspense with flute                   | suspense                   | 0.3 0.6   | 60 110
            calm piano for a meditation video          | calm                       | 0.2 0.35  | 50 76
            happy ukulele vlog music                   | happy                      | 0.5 0.75  | 95 130
            Epic orchestral trailer                    | trailer                    | 0.7 1     | 70 140
            lo-fi hip hop beats to study to            | lofi                       | 0.3 0.6   | 64 100
            spooky halloween fun for kids              | halloween                  | 0.4 0.7   | 90 140
            sad emotional piano, slow                  | sad                        | 0.2 0.5   | 50 84
            corporate presentation, positive           | corporate                  | 0.4 0.75  | 90 130
            80s synthwave night drive                  | synthwave                  | 0.5 0.8   | 90 130
            jolly Christmas bells                      | christmas                  | 0.3 0.8   | 70 150
            fiddle reel for an Irish pub               | irish                      | 0.6 0.9   | 110 140
            romantic wedding waltz                     | waltz                      | 0.3 0.6   | 80 120
            jazz noir detective                        | noir                       | 0.3 0.6   | 60 100
            tropical beach vacation                    | beach                      | 0.4 0.8   | 90 130
            8-bit video game                           | chiptune                   | 0.6 0.9   | 120 160
            true crime podcast, tense                  | truecrime                  | 0.3 0.6   | 70 110
            ambient wonder of space                    | space                      | 0.2 0.5   | 50 90
            fast punk rock for skate clips             | punk                       | 0.75 1    | 124 180
            very soft sleep music for babies           | night                      | 0.2 0.35  | 50 80
            funky disco party                          | disco                      | 0.65 0.9  | 110 130
            cooking show, cozy and light               | food                       | 0.3 0.6   | 80 120
            startup launch, modern technology          | technology                 | 0.5 0.9   | 100 140
            tragic war documentary                     | war                        | 0.3 0.7   | 50 100
            cowboy duel in the western desert          | western                    | 0.4 0.7   | 70 110
            bollywood dance from India                 | bollywood                  | 0.5 0.8   | 90 130
            koto in a zen garden                       | japanese                   | 0.2 0.5   | 50 90
            upbeat folk with banjo, not sad            | folk                       | 0.6 0.9   | 100 140
            hacker cyberpunk chase                     | cyberpunk                  | 0.7 1     | 110 180
            motivational sports, fast                  | sport                      | 0.7 1     | 124 180
            """)
    void shouldFindMusicThatFitsTheWords(String prompt, String word, String energy, String beatsAMinute) {
        for (long seed = 0; seed < 4; seed++) {
            TrackSheet sheet = READER.read(prompt, seed);
            Set<String> words = new HashSet<>(sheet.moods());
            words.addAll(sheet.tags());
            assertThat(words).as(sheet.name()).contains(word);
            assertThat(sheet.energy()).as(sheet.name()).isBetween(number(energy, 0), number(energy, 1));
            assertThat(sheet.bpm()).as(sheet.name()).isBetween(number(beatsAMinute, 0), number(beatsAMinute, 1));
        }
    }

    private static double number(String range, int index) {
        int gap = range.indexOf(' ');
        return Double.parseDouble(index == 0 ? range.substring(0, gap) : range.substring(gap + 1));
    }

    @Test
    void shouldBendTempoInstrumentsAndDrumsToWhatIsAskedFor() {
        TrackSheet sheet = READER.read("dark suspense with vibraphone, 90 bpm, no drums", 1);
        assertThat(sheet.bpm()).isEqualTo(90);
        assertThat(sheet.groove()).isEqualTo("none");
        assertThat(sheet.parts().values()).extracting(TrackSheet.Part::timbre).contains(Timbre.VIBRAPHONE);
        TrackSheet waltz = READER.read("romantic wedding waltz with a theremin", 1);
        assertThat(waltz.parts().get(BandPart.LEAD).timbre()).isEqualTo(Timbre.THEREMIN);
        assertThat(waltz.beats()).isEqualTo(3);
    }

    @Test
    void shouldGoIntoTheOtherModeWhenItIsNamed() {
        assertThat(READER.read("irish reel in minor", 1).mode()).isEqualTo(Mode.MINOR);
        assertThat(READER.read("flamenco in major", 1).mode()).isEqualTo(Mode.MAJOR);
    }

    @Test
    void shouldTakeARefusalForWhatItIs() {
        MusicPrompt wish = MusicPrompt.of("Not too sad, no drums; hip-hop at 84 BPM");
        assertThat(wish.refused()).containsExactly("sad", "drums");
        assertThat(wish.wanted()).contains("hiphop", "hop").doesNotContain("sad", "drums");
        assertThat(wish.bpm()).hasValue(84);
        for (long seed = 0; seed < 8; seed++) {
            assertThat(READER.read("intimate acoustic, not sad", seed).moods()).doesNotContain("sad");
        }
    }

    @Test
    void shouldAnswerAWishThatSaysNothingWithSomethingThatSuitsMost() {
        Set<String> names = new HashSet<>();
        for (long seed = 0; seed < 8; seed++) {
            TrackSheet sheet = READER.read("xyzzy", seed);
            assertThat(sheet.energy()).isBetween(0.4, 0.6);
            names.add(sheet.name());
        }
        assertThat(names).hasSizeGreaterThan(2);
    }

    @Test
    void shouldKnowNoSynonymThatLeadsNowhere() {
        Set<String> known = new HashSet<>();
        LIBRARY.tracks().forEach(t -> {
            known.addAll(t.moods());
            known.addAll(t.tags());
        });
        LIBRARY.lexicon()
                .synonyms()
                .forEach((word, meanings) -> assertThat(meanings).as(word).anyMatch(known::contains));
    }
}
