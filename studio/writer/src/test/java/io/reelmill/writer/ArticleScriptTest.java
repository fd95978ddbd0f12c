package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.writer.Summariser.Preference;
import io.reelmill.writer.Summariser.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArticleScriptTest {

    private static final List<String> LIBRARY = List.of(
            "A former grain barge now carries nine thousand books along the canals.",
            "A library that floats opened on the Northern Canal on Monday, and on its first day more than two thousand"
                    + " people came aboard.",
            "The barge, built in 1931 to carry grain, was restored over three years by volunteers and two local"
                    + " shipyards. It now holds nine thousand books, a reading room with a stove, and a small stage.",
            "“We wanted to bring the books to those who do not come to us,” said Ida Brandt, who leads the project."
                    + " The barge will moor at a different quay every week.",
            "What it cost",
            "The city paid 1.4 million euros. A third of that went into the hull, which had rusted through. However,"
                    + " the shipyards worked at half their usual price.",
            "Critics in the council had called the plan a luxury. On Monday, several of them were seen on board. They"
                    + " declined to comment (one of them was asleep).",
            "Libraries in the city have lost a fifth of their readers since 2015, according to the council. Three"
                    + " branches were closed. The floating library is meant to reach the districts that lost theirs.",
            "But not everyone is happy. Houseboat owners fear that the barge will take up berths.",
            "From April, the library will also lend out tools, musical instruments and seeds. A second barge, for"
                    + " children, is planned for next year.",
            "If it works, other cities along the canals may follow. For now, the barge has a waiting list for its"
                    + " stove.");
    private static final Document ARTICLE = new Document(
            "City opens its first floating library", "Mara Lindqvist", "The Harbour Post", "en-GB", LIBRARY, List.of());

    private final ArticleScript writer = new ArticleScript();

    @ParameterizedTest
    @ValueSource(doubles = {12, 20, 30, 45, 60, 75})
    void shouldSummariseToTheRequestedLengthWithTitleAndSource(double seconds) {
        Script script = writer.write(ARTICLE, brief(seconds, Preference.SUMMARIZE));

        double target = seconds * 165 / 60;
        int words = script.scenes().stream()
                .mapToInt(s -> EnglishForms.words(s.spokenText()))
                .sum();
        assertThat((double) words).isCloseTo(target, within(target * 0.12));
        assertThat(script.scenes().get(0).spokenText()).isEqualTo("City opens its first floating library.");
        assertThat(script.scenes().get(script.scenes().size() - 1).spokenText())
                .endsWith(seconds < 12 ? "." : "is on The Harbour Post.");
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 40, 60, 80, 120, 160})
    void shouldKeepNoSentenceThatRefersToOneLeftOut(int words) {
        List<Sentence> told = new Summariser().summarise(ARTICLE.title(), LIBRARY, "en", words);
        List<String> all = new ArrayList<>();
        LIBRARY.forEach(p -> all.addAll(Sentences.of(p, "en")));

        String before = "";
        for (Sentence sentence : told) {
            int at = indexOf(all, sentence.text());
            boolean leans = sentence.text().matches("(?:It|They|A third of that|On Monday, several).*");
            if (leans) {
                assertThat(before).as(sentence.text()).isEqualTo(all.get(at - 1));
            }
            assertThat(sentence.text()).doesNotContain("asleep", "What it cost");
            if (at == 0 || !before.equals(all.get(at - 1))) {
                assertThat(sentence.text()).doesNotStartWith("However").doesNotStartWith("But ");
            }
            before = all.get(at);
        }
        assertThat(told).isNotEmpty().isSortedAccordingTo((a, b) -> Integer.compare(a.paragraph(), b.paragraph()));
        assertThat(told.stream().mapToInt(s -> EnglishForms.words(s.text())).sum())
                .isLessThanOrEqualTo((int) (words * 1.1));
    }

    @Test
    void shouldKeepATextThatFits() {
        Script script = writer.write(ARTICLE, brief(600, Preference.SUMMARIZE_IF_LONG));

        assertThat(String.join(
                        " ", script.scenes().stream().map(Scene::spokenText).toList()))
                .isEqualTo(String.join(" ", LIBRARY));
    }

    @Test
    void shouldKeepALongTextWithoutSummarising() {
        Script script = writer.write(ARTICLE, brief(10, Preference.NO_SUMMARIZATION));

        assertThat(String.join(
                        " ", script.scenes().stream().map(Scene::spokenText).toList()))
                .isEqualTo(String.join(" ", LIBRARY));
    }

    @Test
    void shouldTellWhatEachSceneShows() {
        List<Scene> scenes =
                writer.write(ARTICLE, brief(60, Preference.SUMMARIZE)).scenes();

        assertThat(scenes.stream().filter(s -> s.spokenText().contains("barge")))
                .isNotEmpty()
                .allSatisfy(
                        s -> assertThat(s.pictureHint().split(" ")).isNotEmpty().allSatisfy(word -> assertThat(
                                        s.spokenText().toLowerCase(Locale.ROOT))
                                .contains(word)));
    }

    @Test
    void shouldShortenLanguagesWithoutSpaces() {
        List<String> text = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            text.add("川の図書館は第" + i + "週に開館しました。多くの人が本を借りに来ました。" + "船は毎週、町の別の岸に泊まります。");
        }
        Script script =
                writer.write(new Document("川の図書館", "", "港新聞", "ja", text, List.of()), brief(20, Preference.SUMMARIZE));

        int characters =
                script.scenes().stream().mapToInt(s -> s.spokenText().length()).sum();
        assertThat(characters).isBetween(70, 190);
        assertThat(script.scenes().get(0).spokenText()).isEqualTo("川の図書館。");
        assertThat(script.scenes().get(script.scenes().size() - 1).spokenText()).isEqualTo("出典：港新聞。");
    }

    @ParameterizedTest
    @CsvSource({
        "summarize,SUMMARIZE",
        "summarizeIfLong,SUMMARIZE_IF_LONG",
        "no-summarization,NO_SUMMARIZATION",
        "what,SUMMARIZE_IF_LONG"
    })
    void shouldNamePreferencesAsTheApiDoes(String name, Preference preference) {
        assertThat(Preference.of(name)).isEqualTo(preference);
    }

    @Test
    void shouldNotEndASentenceAtAnAbbreviation() {
        assertThat(Sentences.of(
                        "Dr. Vale met J. R. Hill at 5 p.m. in St. Gallen. They talked, e.g. about U.S. trade.", "en"))
                .containsExactly(
                        "Dr. Vale met J. R. Hill at 5 p.m. in St. Gallen.", "They talked, e.g. about U.S. trade.");
    }

    @Test
    void shouldShortenAHugeText() {
        List<String> text = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            text.add("Sentence number " + i + " tells of ships, of harbours and of the people who work there.");
        }
        assertThat(new Summariser().summarise("Ships", text, "en", 100)).hasSizeBetween(4, 9);
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> writer.write(
                        new Document("x", "", "", "", List.of("…"), List.of()),
                        brief(20, Preference.NO_SUMMARIZATION)));
    }

    @Test
    void shouldTellNeitherWhereAReportWasWrittenNorWhatIsRelated() {
        Document report = new Document(
                "Town learns to live with fire",
                "",
                "",
                "en",
                List.of(
                        "PEDRÓGÃO, Aug. 14 (VC) — When the sirens went off on Tuesday, nobody in this town of 2,300"
                                + " people ran.",
                        "Related: Five photos of the valley after the fire. Goats keep the strips around the hamlets"
                                + " bare."),
                List.of());

        assertThat(writer.write(report, brief(30, Preference.SUMMARIZE)).scenes())
                .extracting(scene -> scene.spokenText())
                .anyMatch(line -> line.startsWith("When the sirens went off on Tuesday"))
                .noneMatch(line -> line.contains("Related") || line.contains("PEDR"));
    }

    private static int indexOf(List<String> all, String said) {
        String bare = said.toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).toLowerCase(Locale.ROOT).contains(bare)) {
                return i;
            }
        }
        throw new AssertionError("not in the text: " + said);
    }

    private static ArticleBrief brief(double seconds, Preference preference) {
        return new ArticleBrief(seconds, 165, "", preference);
    }
}
