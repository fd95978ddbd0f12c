package io.reelmill.publishing.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.publishing.Platform;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTableTest {

    private final ErrorTable errors = new ErrorTable();

    @ParameterizedTest
    @CsvSource({
        "TIKTOK, access_token_invalid, Reconnect",
        "TIKTOK, scope_not_authorized, Reconnect",
        "TIKTOK, rate_limit_exceeded, Retry",
        "TIKTOK, spam_risk_too_many_posts, Deferred",
        "TIKTOK, privacy_level_option_mismatch, Failed",
        "TIKTOK, url_ownership_unverified, Failed",
        "YOUTUBE, quotaExceeded, Deferred",
        "YOUTUBE, uploadLimitExceeded, Deferred",
        "YOUTUBE, invalidTitle, Failed",
        "INSTAGRAM, 2207001, Retry",
        "INSTAGRAM, 190, Reconnect"
    })
    void shouldKnowWhatFollowsFromADocumentedError(Platform platform, String code, String outcome) {
        assertThat(errors.outcome(platform, code, "why"))
                .hasValueSatisfying(
                        found -> assertThat(found.getClass().getSimpleName()).isEqualTo(outcome));
    }

    @Test
    void shouldWaitADayWhenYouTubesUploadsOfTheDayAreUsedUp() {
        assertThat(errors.outcome(Platform.YOUTUBE, "uploadLimitExceeded", "why"))
                .contains(new Outcome.Deferred("uploadLimitExceeded", "why", Duration.ofHours(24)));
    }

    @Test
    void shouldSayNothingOfACodeThatIsNotInTheTable() {
        assertThat(errors.outcome(Platform.TIKTOK, "brand_new_code", "why")).isEmpty();
    }

    @Test
    void shouldUnderstandEachRow() throws IOException {
        Properties rows = new Properties();
        try (InputStream file = ErrorTable.class.getResourceAsStream("/platform-errors.properties")) {
            rows.load(file);
        }

        assertThat(rows.stringPropertyNames()).isNotEmpty().allSatisfy(row -> {
            int dot = row.indexOf('.');
            Platform platform = Platform.of(row.substring(0, dot)).orElseThrow();
            assertThat(errors.outcome(platform, row.substring(dot + 1), "why")).isPresent();
        });
    }
}
