package io.reelmill.publishing.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.publishing.TestSettings;
import io.reelmill.publishing.channel.AccountTokens.RefreshUnavailableException;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TokenRefresherTest {

    private static final Instant NOW = Instant.parse("2027-06-01T06:00:00Z");

    private final FakePlatforms platforms = new FakePlatforms();
    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private final TokenRefresher refresher = new TokenRefresher(outside, settings(), Clock.fixed(NOW, ZoneOffset.UTC));

    @AfterEach
    void close() {
        outside.close();
        platforms.close();
    }

    @Test
    void shouldTakeTheRefreshTokenWithWhichTikTokReplacesTheOld() {
        String old = platforms.oauth().refreshToken();

        Tokens tokens = refresher.refresh(Platform.TIKTOK, old).orElseThrow();

        assertThat(tokens.access()).startsWith("access-");
        assertThat(tokens.refresh()).startsWith("refresh-").isNotEqualTo(old);
        assertThat(tokens.expiresAt()).isEqualTo(NOW.plusSeconds(3600));
        assertThat(refresher.refresh(Platform.TIKTOK, old)).as("good once").isEmpty();
        assertThat(refresher.refresh(Platform.TIKTOK, tokens.refresh())).isPresent();
    }

    @Test
    void shouldReplaceNoRefreshTokenThatGoogleKeeps() {
        Tokens tokens = refresher
                .refresh(Platform.YOUTUBE, platforms.oauth().refreshToken())
                .orElseThrow();

        assertThat(tokens.access()).startsWith("access-");
        assertThat(tokens.refresh()).isNull();
    }

    @Test
    void shouldRenewInstagramsTokenByItself() {
        Tokens tokens = refresher.refresh(Platform.INSTAGRAM, "long-lived").orElseThrow();

        assertThat(tokens.access()).isEqualTo("renewed");
        assertThat(tokens.refresh()).isEqualTo("renewed");
        assertThat(tokens.expiresAt()).isEqualTo(NOW.plusSeconds(5_184_000));
    }

    @ParameterizedTest
    @EnumSource(
            value = Platform.class,
            names = {"TIKTOK", "YOUTUBE"})
    void shouldAskForAReconnectWhenThePlatformRefusesTheToken(Platform platform) {
        assertThat(refresher.refresh(platform, "revoked")).isEmpty();
    }

    /** These end no connection. */
    @ParameterizedTest
    @CsvSource({
        "TIKTOK, /v2/oauth/token/, 429",
        "TIKTOK, /v2/oauth/token/, 503",
        "YOUTUBE, /token, 429",
        "YOUTUBE, /token, 500",
        "INSTAGRAM, /refresh_access_token, 429",
        "INSTAGRAM, /refresh_access_token, 502"
    })
    void shouldAskAgainLaterWhenThePlatformIsBusyOrAway(Platform platform, String path, int status) {
        platforms.answerInstead(path, status, "{\"error\":\"rate_limit_exceeded\"}");
        String token = platforms.oauth().refreshToken();

        assertThatThrownBy(() -> refresher.refresh(platform, token))
                .isInstanceOf(RefreshUnavailableException.class)
                .hasMessage(platform.wireName() + " gives no new access token now");

        platforms.answerAgain();
        assertThat(refresher.refresh(platform, token)).isPresent();
    }

    private PlatformSettings settings() {
        Map<String, String> values = new HashMap<>(FakePlatforms.settings(platforms.url()));
        for (String platform : new String[] {"tiktok", "youtube", "instagram"}) {
            values.put("reelmill.platforms." + platform + "-client-id", "id");
            values.put("reelmill.platforms." + platform + "-client-secret", FakeOAuth.SECRET);
        }
        return TestSettings.of(PlatformSettings.class, values);
    }
}
