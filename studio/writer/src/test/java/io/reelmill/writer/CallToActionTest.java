package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallToActionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Order yours at brewbuddy.com. | Order yours | brewbuddy.com",
                "Find it at https://www.Brew-Buddy.co.uk/shop today. | Find it | brew-buddy.co.uk/shop",
                "Visit auroraglow.com. | Visit auroraglow.com | ''",
                "Download TaskNest today. | Download TaskNest today | ''",
                "Use code SAVE20 for 20% off. | Use code SAVE20 for 20% off | ''",
                "Make your next cup a good one, with our coffee shop. | Learn more | ''",
                "Come by this weekend, and bring the whole family with you. | Come by this weekend | ''",
                "Book now! We are open from 8.30 to 17.00. | Book now | ''",
                "Bestellen Sie noch heute. | Bestellen Sie noch heute | ''"
            })
    void shouldSayInAFewWordsWhatToDoAndWhere(String said, String action, String address) {
        assertThat(CallToAction.of(said, "")).isEqualTo(new CallToAction(action, address));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"An ad for Fizz, see fizz.io | fizz.io", "Fizz weighs 3.5 kg, e.g. this one. | ''"})
    void shouldFindTheAddressInThePrompt(String prompt, String address) {
        assertThat(CallToAction.of("Try it.", prompt).address()).isEqualTo(address);
    }
}
