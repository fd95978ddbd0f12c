package io.reelmill.illustrator.idea;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                "Boil the pasta in salty water. | bowl-chopsticks | kitchen",
                "Paris has the most beautiful cafes in Europe. | eiffel-tower | city",
                "Glaciers melt faster every summer. | snowflake | snow",
                "Atoms are mostly empty space. | atom | space",
                "Mushrooms talk through underground roots. | mushroom | forest",
                "Gratitude makes you happier. | pray | sky"
            })
    void aSentenceShowsWhatItSpeaksOf(String sentence, String hero, String place) {
        Idea idea = planner.plan("", List.of(shot(0, sentence, "")), LOOK).get(0);

        assertThat(idea.hero()).isEqualTo(hero);
        assertThat(idea.place()).isEqualTo(place);
    }

    @Test
    void aSecondThingInTheSentenceStandsBesideTheHero() {
        Idea idea = planner.plan("", List.of(shot(0, "Coffee wakes your brain.", "")), LOOK)
                .get(0);

        assertThat(idea.motifs()).contains("brain");
    }

    @Test
    void whatTheClientAskedToSeeComesFirst() {
        Idea idea = planner.plan("", List.of(shot(0, "Coffee wakes your brain.", "a lighthouse")), LOOK)
                .get(0);

        assertThat(idea.hero()).isEqualTo("building-lighthouse");
    }

    @Test
    void aSentenceWithoutAnyThingFallsBackToTheTopic() {
        Idea idea = planner.plan("The secret life of whales", List.of(shot(0, "And that is not all.", "")), LOOK)
                .get(0);

        assertThat(idea.hero()).isEqualTo("whale");
    }

    @Test
    void functionWordsAreNoPictures() {
        assertThat(Lexicon.get().find("like this, you can turn right and go on as well"))
                .isEmpty();
    }

    @Test
    void neighboursDifferInHeroAndComposition() {
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

    @Test
    void theSameSeedGivesTheSamePlan() {
        List<Shot> shots =
                List.of(shot(0, "Bees make honey.", ""), shot(1, "Here is why.", ""), shot(2, "Bees fly.", ""));

        assertThat(planner.plan("bees", shots, LOOK)).isEqualTo(planner.plan("bees", shots, LOOK));
    }

    @Test
    void everyThingOfTheLexiconCanBeDrawn() {
        assertThat(Lexicon.get().names())
                .allSatisfy(name -> assertThat(Glyphs.get().find(name)).isPresent());
    }

    private static Shot shot(int index, String words, String hint) {
        return new Shot(index, index * 3.0, index * 3.0 + 3, words, hint, 0);
    }
}
