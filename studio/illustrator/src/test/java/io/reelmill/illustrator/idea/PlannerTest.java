package io.reelmill.illustrator.idea;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlannerTest {
    private static final Look LOOK = new Look("DEFAULT", "", "", 1080, 1920, 42);

    private final Planner planner = new Planner(Lexicon.get());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Coffee wakes your brain within twenty minutes. | coffee | kitchen",
                "Octopuses have three hearts and blue blood. | octopus | underwater",
                "A cat always lands on its feet. | cat | room",
                "The rocket left Earth at eleven kilometres per second. | rocket | space",
                "Pharaohs built the pyramids in the desert sand. | pyramid | desert",
                "Vikings crossed the ocean in wooden ships. | viking-ship | sea",
                "Spiders spin webs stronger than steel. | spider | night",
                "Bees dance to show where flowers are. | bee | field",
                "The library of Alexandria burned down long ago. | book | room",
                "Compound interest is the eighth wonder of the world. | rising-bars | stage",
                "Your password is easier to guess than you think. | lock/f | tech",
                "Marathon runners need water and salt. | run | field",
                "Boil the pasta in salty water. | spaghetti | kitchen",
                "Paris has the most beautiful cafes in Europe. | eiffel-tower | city",
                "Glaciers melt faster every summer. | snowflake | snow",
                "Atoms are mostly empty space. | atom | space",
                "A giraffe eats from the tops of trees. | giraffe | field",
                "The Statue of Liberty was a gift. | statue-of-liberty | city",
                "Mushrooms talk through underground roots. | mushroom | forest",
                "Gratitude makes you happier. | pray | sky"
            })
    void shouldShowWhatASentenceSpeaksOf(String sentence, String hero, String place) {
        Idea idea = planner.plan("", List.of(shot(0, sentence, "")), LOOK).get(0);

        assertThat(idea.hero()).isEqualTo(hero);
        assertThat(idea.place()).isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Knead the dough, then let it rest for an hour. | loaf",
                "Your brain needs rest as much as your body. | brain",
                "After a long week you deserve a rest in bed. | bed",
                "Lions hunt at night to save their strength. | lion",
                "They walk slowly to save their strength. | walk",
                "Save ten dollars a month and watch it grow. | pig-money",
                "They saved forty drowning men. | lifebuoy",
                "Pay attention to your breath. | lungs",
                "You pay with your phone now. | phone",
                "We spend a third of our life asleep. | bed",
                "Spinach is rich in iron. | salad",
                "That habit will cost you sleep. | bed",
                "The bank of the river was covered in stones. | river",
                "The bark of the oak protects it. | tree",
                "Queen bees live for five years. | bee",
                "Time flies when you have fun. | hourglass",
                "We had to bear the cost. | coin",
                "Click with the mouse and type the code. | device-laptop",
                "They stream every movie on one platform. | movie",
                "Move your files into the cloud. | server",
                "Traffic jam on the road again. | car",
                "A ring is worn on this finger after you marry. | diamond/f",
                "The singer hit every note of the song. | music",
                "Chocolate chip cookies are best warm. | cookie",
                "Train your brain every morning. | brain",
                "Just turn off the light. | lamp",
                "Hot gas glows around the black hole. | galaxy",
                "A tendon works like a wheel. | wheel",
                "You do not have to earn your sleep. | bed"
            })
    void shouldDecideAWordsMeaningByTheWordsAroundIt(String sentence, String hero) {
        assertThat(planner.plan("", List.of(shot(0, sentence, "")), LOOK).get(0).hero())
                .isEqualTo(hero);
    }

    @Test
    void shouldKeepAPlaceWhereWhatComesAgainCouldBe() {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            shots.add(shot(i, i % 2 == 0 ? "A cat and nothing else." : "A car and nothing else.", ""));
        }

        assertThat(planner.plan("", shots, LOOK))
                .extracting(Idea::place)
                .doesNotContain("sea", "sky", "underwater", "space")
                .contains("room", "city");
    }

    @Test
    void shouldKeepThePlaceOfTheTopicToo() {
        List<Shot> shots = List.of(shot(0, "Most people could save far more.", ""));

        assertThat(planner.plan("Your household budget", shots, LOOK).get(0).hero())
                .isEqualTo("pig-money");
        assertThat(Lexicon.get().find("Most people could save far more."))
                .noneMatch(m -> m.thing().name().equals("pig-money"));
    }

    @Test
    void shouldNotTakeWhatOnlyTheFirstSentenceNamesForTheTopic() {
        List<Shot> shots =
                List.of(shot(0, "The rocket leaves the earth behind.", ""), shot(1, "Never forget to sleep.", ""));

        Idea second = planner.plan("The rocket leaves the earth", shots, LOOK).get(1);

        assertThat(second.hero()).isEqualTo("bed");
        assertThat(second.motifs()).doesNotContain("earth", "rocket");
    }

    @Test
    void shouldEndWithTheTopicWhereTheLastSentenceNamesIt() {
        String last = "Every breath you take owes something to the sea.";
        List<Shot> shots = List.of(
                shot(0, "Rain washes salt out of rock.", ""),
                shot(1, "The water rises as vapour.", ""),
                shot(2, "A cat sleeps.", ""),
                shot(3, last, ""));

        assertThat(planner.plan("Why is the sea salty?", shots, LOOK).get(3).hero())
                .isEqualTo("ripple");
        assertThat(planner.plan("", List.of(shot(0, last, "")), LOOK).get(0).hero())
                .isEqualTo("lungs");
    }

    @Test
    void shouldLeaveAShipAtSeaAtNight() {
        Idea idea = planner.plan("", List.of(shot(0, "The Titanic struck an iceberg at night.", "")), LOOK)
                .get(0);

        assertThat(idea.place()).isEqualTo("sea");
    }

    @Test
    void shouldPlaceASecondThingOfTheSentenceBesideTheHero() {
        Idea idea = planner.plan("", List.of(shot(0, "Coffee wakes your brain.", "")), LOOK)
                .get(0);

        assertThat(idea.motifs()).contains("brain");
    }

    @Test
    void shouldPreferWhatTheClientAskedToSee() {
        Idea idea = planner.plan("", List.of(shot(0, "Coffee wakes your brain.", "a lighthouse")), LOOK)
                .get(0);

        assertThat(idea.hero()).isEqualTo("building-lighthouse");
    }

    @Test
    void shouldFallBackToTheTopicInASentenceWithoutAnyThing() {
        Idea idea = planner.plan("The secret life of whales", List.of(shot(0, "And that is not all.", "")), LOOK)
                .get(0);

        assertThat(idea.hero()).isEqualTo("whale");
    }

    @Test
    void shouldDrawNoFunctionWords() {
        assertThat(Lexicon.get().find("like this, you can turn right and go on as well"))
                .isEmpty();
    }

    @Test
    void shouldVaryHeroAndCompositionBetweenNeighbours() {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            shots.add(shot(i, i % 3 == 0 ? "And so it goes on." : "Coffee, coffee and nothing but coffee.", ""));
        }

        List<Idea> ideas = planner.plan("coffee", shots, LOOK);

        for (int i = 1; i < ideas.size(); i++) {
            assertThat(ideas.get(i).hero()).isNotEqualTo(ideas.get(i - 1).hero());
            assertThat(ideas.get(i).composition()).isNotEqualTo(ideas.get(i - 1).composition());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
    void shouldChangeFewPicturesWithASentence(long seed) {
        List<String> film = List.of(
                "Bees dance to tell where the flowers are.",
                "The moon pulls the sea.",
                "Old trees feed young ones.",
                "A cat lands on its feet.",
                "A volcano makes new land.",
                "Snow keeps the ground warm.",
                "A whale sings for hours.",
                "The desert is cold at night.",
                "A spider can fly on a thread.",
                "Salt came from the rocks.",
                "The heart of a shrew races.",
                "And the stars have long since moved on.");
        int changed = 4;
        List<String> other = new ArrayList<>(film);
        other.set(changed, "A volcano makes new land every year.");

        List<Idea> before = planner.plan("", shots(film), withSeed(seed));
        List<Idea> after = planner.plan("", shots(other), withSeed(seed));

        assertThat(after.get(changed).hero()).isEqualTo(before.get(changed).hero());
        assertThat(IntStream.range(0, film.size())
                        .filter(i -> !after.get(i).equals(before.get(i)))
                        .count())
                .isLessThanOrEqualTo(3);
    }

    private static List<Shot> shots(List<String> sentences) {
        return IntStream.range(0, sentences.size())
                .mapToObj(i -> shot(i, sentences.get(i), ""))
                .toList();
    }

    private static Look withSeed(long seed) {
        return new Look("DEFAULT", "", "", 1080, 1920, seed);
    }

    @Test
    void shouldMakeTheSamePlanOfTheSameSeed() {
        List<Shot> shots =
                List.of(shot(0, "Bees make honey.", ""), shot(1, "Here is why.", ""), shot(2, "Bees fly.", ""));

        assertThat(planner.plan("bees", shots, LOOK)).isEqualTo(planner.plan("bees", shots, LOOK));
    }

    @Test
    void shouldNameAThingThatCanBeDrawnInEverySense() {
        assertThat(Glyphs.lines("/io/reelmill/illustrator/senses.txt"))
                .allSatisfy(line -> assertThat(line.split("\\|", -1)).hasSize(3))
                .extracting(line -> line.split("\\|")[1].strip())
                .filteredOn(name -> !name.equals("-"))
                .allSatisfy(
                        name -> assertThat(Lexicon.get().thing(name)).as(name).isPresent());
    }

    @Test
    void shouldBeAbleToDrawEveryThingOfTheLexicon() {
        assertThat(Lexicon.get().names())
                .allSatisfy(name -> assertThat(Glyphs.get().find(name)).isPresent());
    }

    private static Shot shot(int index, String words, String hint) {
        return new Shot(index, index * 3.0, index * 3.0 + 3, words, hint, 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It's a piece of cake once you know how. | circle-check",
                "He spilled the beans at the meeting. | speakerphone",
                "That ship has sailed. | hourglass",
                "It's raining cats and dogs. | rain-cloud",
                "Kill two birds with one stone. | target-arrow",
                "Get your ducks in a row. | notebook",
                "Don't put all your eggs in one basket. | scale",
                "You put your foot down. | hand-stop",
                "Bear with me for a second. | hourglass",
                "The project fell apart in the final stage. | heart-broken",
                "We are all in the same boat. | friends",
                "Turn over a new leaf. | rising-sun",
                "Cats and dogs can live together. | cat",
                "Knead the dough and let it rest for an hour. | loaf",
                "He rings a bell at noon. | bell/f",
                "A palm on the beach bends in the wind. | beach",
                "The party left the house to vote. | flag/f"
            })
    void shouldNotTakeAnIdiomByItsWords(String sentence, String hero) {
        assertThat(planner.plan("advice for everyday life", List.of(shot(0, sentence, "")), LOOK)
                        .get(0)
                        .hero())
                .isEqualTo(hero);
    }

    @Test
    void shouldGiveEveryIdiomAMeaningThatExists() {
        assertThat(new Idioms().all()).filteredOn(Idioms.Phrase::isPicturable).allSatisfy(phrase -> assertThat(
                        Lexicon.get().thing(phrase.thing()))
                .as(String.join(" ", phrase.words()))
                .isPresent());
    }
}
