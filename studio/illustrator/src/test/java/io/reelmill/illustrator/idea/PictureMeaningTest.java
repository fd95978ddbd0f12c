package io.reelmill.illustrator.idea;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.icon.IconCatalog;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Three hundred sentences in fifteen languages, with the ideas that a viewer would accept as their picture. */
class PictureMeaningTest {

    private static final String SENTENCES = "/io/reelmill/illustrator/idea/sentences.txt";
    private static final int MIN_SENTENCES = 300;
    private static final int MIN_ICONS = 3000;
    private static final double MIN_ENGLISH = 0.85;
    private static final double MIN_OTHER = 0.75;
    private static final int MIN_WORDS = 300;

    /** Shown only where a sentence is about them. */
    private static final Set<String> GRIM = Set.of(
            "skull",
            "sword",
            "swords",
            "axe",
            "bomb",
            "coffin",
            "tombstone",
            "grave",
            "blood",
            "cross",
            "church",
            "bible",
            "bow",
            "blade",
            "tank",
            "grenade");

    private record Said(String language, String sentence, Set<String> ideas) {}

    private final Planner planner = new Planner(Lexicon.get());

    @Test
    void shouldShowAnIdeaThatAViewerAccepts() {
        Map<String, Integer> all = new TreeMap<>();
        Map<String, Integer> hits = new TreeMap<>();
        List<String> misses = new ArrayList<>();
        for (Said said : sentences()) {
            Idea idea = planned(said);
            boolean hit = ideas(idea.hero()).stream().anyMatch(said.ideas()::contains);
            all.merge(said.language(), 1, Integer::sum);
            hits.merge(said.language(), hit ? 1 : 0, Integer::sum);
            if (!hit) {
                misses.add(said.language() + " " + idea.hero() + " " + idea.motifs() + " <- " + said.sentence());
            }
        }
        misses.forEach(System.out::println);
        all.forEach((language, count) -> System.out.printf("%s %d of %d%n", language, hits.get(language), count));

        assertThat(all).hasSize(15);
        assertThat(all.values().stream().mapToInt(i -> i).sum()).isGreaterThanOrEqualTo(MIN_SENTENCES);
        assertThat(all).allSatisfy((language, count) -> assertThat(hits.get(language) / (double) count)
                .as(language)
                .isGreaterThanOrEqualTo(language.equals("en") ? MIN_ENGLISH : MIN_OTHER));
    }

    @Test
    void shouldShowNothingGrimUnlessTheSentenceIsAboutIt() {
        assertThat(sentences()).allSatisfy(said -> {
            Idea idea = planned(said);
            Set<String> shown = new HashSet<>(ideas(idea.hero()));
            idea.motifs().forEach(motif -> shown.addAll(ideas(motif)));
            shown.retainAll(GRIM);
            shown.removeAll(said.ideas());
            assertThat(shown).as(said.sentence()).isEmpty();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "en, the a and of to in is it that was for on are with as at be this have from or by not but what all were we"
                + " when",
        "de, der die das und ist war sind ein eine nicht mit für auf dem den des im am bei als wenn wird werden kann",
        "es, el la los las y es era son un una no con para por en del al como cuando se su lo pero más este",
        "fr, le la les et est était sont un une ne pas avec pour par en du au comme quand se son sa ce mais plus",
        "it, il lo la i gli le e è era sono un una non con per da in del al come quando si suo ma più questo",
        "pt, o a os as e é era são um uma não com para por em do ao como quando se seu mas mais este isso",
        "nl, de het een en is was zijn niet met voor op in van aan als wanneer wordt worden kan die dat maar meer",
        "pl, i w na z do się nie to jest był są jak kiedy ale o po za od dla przez który co już tylko tak",
        "ru, и в на с к не это был есть как когда но о по за от для из который что уже только так он она",
        "tr, ve bir bu da de için ile gibi çok ama daha ne ki mi o şu her en kadar sonra önce değil var",
        "ja, の は が を に で と も から まで です ます した する これ それ あれ この その ある いる",
        "zh, 的 了 是 在 和 有 我 他 她 不 这 那 也 就 都 而 及 与 着 或",
        "ko, 은 는 이 가 을 를 에 의 도 와 과 그리고 하지만 그래서 있다 없다 하다 되다",
        "ar, من في على إلى عن مع هذا هذه ذلك التي الذي كان كانت هو هي ما لا لم أن إن أو ثم",
        "hi, का की के है हैं था थी में से को पर और या नहीं यह वह जो कि भी ने तो"
    })
    void shouldDrawNoStopWord(String language, String words) {
        assertThat(words.split(" ")).allSatisfy(word -> assertThat(Lexicon.get().find(word, "", language))
                .as(language + " " + word)
                .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "es", "fr", "it", "pt", "nl", "pl", "ru", "tr", "ja", "zh", "ko", "ar", "hi"})
    void shouldKnowSeveralHundredThingsInEveryLanguage(String language) {
        LanguageLexicon lexicon = LanguageLexicon.of(language).orElseThrow();

        assertThat(lexicon.size()).isGreaterThanOrEqualTo(MIN_WORDS);
        assertThat(lexicon.things())
                .allSatisfy(thing ->
                        assertThat(Lexicon.get().thing(thing)).as(thing).isPresent());
    }

    @Test
    void shouldLookAWordUpInItsOwnLanguageOnly() {
        assertThat(Lexicon.get().find("die", "", "de")).isEmpty();
        assertThat(Lexicon.get().find("Gift", "", "de"))
                .noneMatch(m -> m.thing().name().equals("gift"));
        assertThat(Lexicon.get().find("Hund", "", "fr")).isEmpty();
        assertThat(Lexicon.get().find("dog", "", "sv")).isEmpty();
    }

    @Test
    void shouldNotTakeAWordOfANameForAThing() {
        assertThat(drawn("Harry Stack Sullivan was an American psychiatrist.")).containsExactly("stethoscope");
        assertThat(drawn("King lived from 1929 to 1968.")).containsExactly("calendar");
        assertThat(drawn("Leonardo da Vinci was born in Vinci.")).doesNotContain("gavel");
    }

    @Test
    void shouldTakeNeitherVerbsNorAdjectivesNorSignsInTheNameOfAnIconForAThing() {
        assertThat(drawn("It is flat, high and raised.")).isEmpty();
        assertThat(drawn("Life goes on.")).doesNotContain("jacket");
        assertThat(drawn("It surged past the members.")).doesNotContain("filter-up", "history", "paywall");
        assertThat(drawn("His brothers and mothers")).doesNotContain("soup", "butterfly");
    }

    @Test
    void shouldTakeAKindByTheUsualMeaningOfItsWord() {
        assertThat(drawn("It was noon.")).doesNotContain("book");
        assertThat(drawn("Hatred and contempt")).containsOnly("mood-angry");
    }

    private static List<String> drawn(String sentence) {
        return Lexicon.get().find(sentence, "", "en").stream()
                .map(match -> match.thing().name())
                .toList();
    }

    @Test
    void shouldReadEmojiInEveryLanguage() {
        assertThat(Lexicon.get().find("Ei kuvaa \uD83D\uDC31", "", "fi"))
                .extracting(match -> match.thing().name())
                .contains("cat");
    }

    @Test
    void shouldOfferThousandsOfVettedIconsThatCanBeDrawn() {
        Set<String> vetted = new HashSet<>(IconCatalog.get().names());
        vetted.addAll(Lexicon.get().names());
        System.out.println(vetted.size() + " vetted icons");

        assertThat(vetted)
                .hasSizeGreaterThanOrEqualTo(MIN_ICONS)
                .allSatisfy(name -> assertThat(Glyphs.get().find(name)).isPresent());
        assertThat(NounKinds.get().things())
                .allSatisfy(thing ->
                        assertThat(Lexicon.get().thing(thing)).as(thing).isPresent());
    }

    @Test
    void shouldNotRepeatAHeroWithinFivePictures() {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            shots.add(new Shot(i, 3.0 * i, 3.0 * i + 3, "Coffee is what number " + i + " of us drink.", "", i));
        }

        List<Idea> ideas = planner.plan("coffee", shots, look("en"));

        for (int i = 0; i < ideas.size(); i++) {
            assertThat(ideas.subList(Math.max(0, i - 4), i))
                    .extracting(Idea::hero)
                    .doesNotContain(ideas.get(i).hero());
        }
    }

    private Idea planned(Said said) {
        return planner.plan("", List.of(new Shot(0, 0, 3, said.sentence(), "", 0)), look(said.language()))
                .get(0);
    }

    private static Look look(String language) {
        return new Look("DEFAULT", "", "", 1080, 1920, 42).speaking(language);
    }

    /** The words of an icon's name, and the first word that means it. */
    private static Set<String> ideas(String thing) {
        Set<String> ideas = new HashSet<>(Arrays.asList(thing.replace("/f", "").split("-")));
        ideas.addAll(
                Arrays.asList(Lexicon.get().thing(thing).orElseThrow().word().split("[- ]")));
        return ideas;
    }

    private static List<Said> sentences() {
        return Glyphs.lines(SENTENCES).stream()
                .map(line -> line.split("\\s*\\|\\s*"))
                .map(cell -> new Said(cell[0], cell[1], Set.of(cell[2].split("\\s+"))))
                .toList();
    }
}
