package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdScriptTest {

    private static final String BREW =
            "Ad for BrewBuddy, a portable espresso maker that makes coffee in 60 seconds. The battery lasts all day. For campers"
                    + " and travellers. Use an upbeat tone.";
    private static final String NEST =
            "Promote TaskNest: a planner app for busy parents. Features: shared lists, reminders, and a calm weekly view. Free for"
                    + " 14 days. CTA: Download TaskNest today";
    private static final String GLOW =
            "an ad for a vegan face cream called Aurora Glow with oat extract. Rated 4.8 by 2,000 customers. Visit auroraglow.com";
    private static final List<String> PROMPTS =
            List.of(BREW, NEST, GLOW, "Create a 30 second TikTok ad for our new bakery in Lyon", "running shoes", "x");

    private final AdScript writer = new AdScript();

    @ParameterizedTest(name = "{0} s at {1} words a minute")
    @CsvSource({"8,150", "15,165", "30,150", "60,165", "180,330", "1800,165"})
    void shouldNeverBeLongerThanRequested(double seconds, double pace) {
        SoftAssertions softly = new SoftAssertions();
        double target = seconds * pace / 60;
        for (String prompt : PROMPTS) {
            for (long seed = 0; seed < (seconds > 500 ? 1 : 4); seed++) {
                CuedScript ad = writer.write(new AdBrief(prompt, List.of(), seconds, pace, "en", seed));
                int words = ad.script().scenes().stream()
                        .mapToInt(s -> EnglishForms.words(s.spokenText()))
                        .sum();
                softly.assertThat((double) words)
                        .as("%s (%d)", prompt, seed)
                        .isLessThanOrEqualTo(Math.max(target * 1.1, 22));
            }
        }
        softly.assertAll();
    }

    @Test
    void shouldWriteTheRolesInOrder() {
        List<Role> roles = write(BREW, 45).cues().stream().map(Cue::role).toList();

        List<Role> sorted = new ArrayList<>(roles);
        Collections.sort(sorted);
        assertThat(roles).isEqualTo(sorted).startsWith(Role.HOOK).endsWith(Role.CALL_TO_ACTION);
        assertThat(write(GLOW, 45).cues().stream().map(Cue::role)).contains(Role.PRODUCT, Role.PROOF);
    }

    @Test
    void shouldNotTakeANameThatEndsInSForSeveralThings() {
        assertThat(text(write("Nordlys, a desk lamp for dark winters. It wakes you with slow light. 79 euros.", 30)))
                .contains("It costs 79 euros.");
    }

    @Test
    void shouldTellThePromptWithoutItsDirections() {
        assertThat(text(write(BREW, 30)))
                .contains("Meet BrewBuddy, a portable espresso maker.", "For campers and travellers.")
                .contains("It makes coffee in 60 seconds.", "The battery lasts all day.")
                .doesNotContain("tone");
        CuedScript nest = write(NEST, 30);
        assertThat(text(nest))
                .contains(
                        "Meet TaskNest, a planner app. For busy parents.",
                        "What you get: shared lists",
                        "Free for 14 days.")
                .endsWith("Download TaskNest today.");
        assertThat(nest.script().title()).isEqualTo("TaskNest");
        assertThat(text(write(GLOW, 30)))
                .contains("Rated 4.8 by 2,000 customers.")
                .endsWith("Visit auroraglow.com.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Create a 30 second TikTok ad for our new bakery in Lyon | our new bakery in Lyon",
                "Make a funny video advertising my dog walking service in Boston | my dog walking service in Boston",
                "GlowLamp is a bedside lamp that wakes you with light. | GlowLamp",
                "Introducing Solar Sip, the bottle that cleans itself | Solar Sip",
                "a spot for \"the quiet fan\", which is silent | the quiet fan",
                "We sell handmade candles. Our brand is Wick and Wild. | Wick and Wild",
                "Quick ad about iLoom weaving kits for kids | iLoom",
                "A water bottle that keeps cold for two days | A water bottle",
                "My new bakery in Lisbon. Fresh bread every morning. | My new bakery in Lisbon",
                "Acme Cloud: backups for small teams | Acme Cloud",
                "A 20 second video ad for my coffee shop | my coffee shop",
                "running shoes | running shoes"
            })
    void shouldFindTheProduct(String prompt, String name) {
        assertThat(AdPrompt.of(prompt, List.of()).name()).isEqualTo(name);
    }

    @Test
    void shouldNotTakeATimeForAnAudience() {
        CuedScript ad = write("A water bottle that keeps cold for two days", 25);

        assertThat(text(ad)).contains("Here is a water bottle.", "It keeps cold for two days.");
        assertThat(ad.script().title()).isEqualTo("Water bottle");
    }

    @Test
    void shouldInventNoFigure() {
        for (String prompt : PROMPTS) {
            for (long seed = 0; seed < 5; seed++) {
                String ad = text(writer.write(new AdBrief(prompt, List.of(), 60, 165, "en", seed)));
                Matcher figure = Pattern.compile("\\d[\\d.,]*").matcher(ad);
                while (figure.find()) {
                    assertThat(prompt).contains(figure.group().replaceFirst("[.,]$", ""));
                }
                assertThat(ad)
                        .doesNotContainIgnoringCase("guarantee", "number one", "customers love", "percent", "award");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ad for running shoes that weigh 180 grams. Price: 89 dollars. | Looking for running shoes? Say hello to running shoes. They weigh 180 grams. They cost 89 dollars. Try running shoes today.",
                "An ad for The Honey Jar, raw honey from Vermont. 12 dollars a jar. No additives. | Looking for raw honey from Vermont? Meet The Honey Jar: raw honey from Vermont. No additives. It costs 12 dollars a jar. Try The Honey Jar today.",
                "Promote my dog grooming salon in Austin. Open Tuesday to Saturday. | Looking for a dog grooming salon in Austin? Here is our dog grooming salon in Austin. Open Tuesday to Saturday. Visit our dog grooming salon.",
                "SleepWell mattress, 100 nights on trial, 499 euros, free delivery | Have you heard of the SleepWell mattress? Meet the SleepWell mattress. Free delivery. 100 nights on trial. It costs 499 euros. Try the SleepWell mattress today.",
                "wireless headphones with 30 hours of battery | Looking for wireless headphones? Say hello to wireless headphones. They come with 30 hours of battery. Try wireless headphones today.",
                "Create an ad for our jeans. Sizes 24 to 40. | Looking for jeans? Here are our jeans. Sizes 24 to 40. Get to know our jeans.",
                "Tired of cold coffee? EmberMug keeps it hot for three hours. $49. | Tired of cold coffee? Meet EmberMug. EmberMug keeps it hot for three hours. It costs $49. Try EmberMug today.",
                "Promote CityRide, an electric scooter for commuters. 40 km range. Price: 399 euros. cityride.com | Looking for an electric scooter? Meet CityRide, an electric scooter. For commuters. 40 km range. It costs 399 euros. Find CityRide at cityride.com."
            })
    void shouldSayWhatStandsInThePromptAndAgreeInNumber(String prompt, String ad) {
        assertThat(text(write(prompt, 40))).isEqualTo(ad);
    }

    @Test
    void shouldShowTheProductInTheMedia() {
        CuedScript ad = writer.write(new AdBrief("", List.of("Blue Bottle", "Side view"), 15, 165, "en", 1));

        assertThat(text(ad)).contains("Meet Blue Bottle.");
        assertThat(new TreeSet<>(
                        ad.script().scenes().stream().map(Scene::pictureHint).toList()))
                .contains("Blue Bottle", "Side view");
    }

    @Test
    void shouldRefuseAnEmptyPrompt() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> writer.write(new AdBrief(" !", List.of(), 15, 165, "en", 1)));
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> writer.write(new AdBrief("une lampe", List.of(), 15, 165, "fr", 1)))
                .withMessageContaining("remote writer");
    }

    private CuedScript write(String prompt, double seconds) {
        return writer.write(new AdBrief(prompt, List.of(), seconds, 165, "en", 2));
    }

    private static String text(CuedScript ad) {
        return String.join(
                " ", ad.script().scenes().stream().map(Scene::spokenText).toList());
    }
}
