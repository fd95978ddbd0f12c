package io.reelmill.publishing.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.publishing.TestSettings;
import io.reelmill.publishing.platform.OAuthClient.GrantRefusedException;
import io.reelmill.publishing.platform.OAuthClient.Granted;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Instagram's two steps; the others are tested through the whole service. */
class OAuthClientTest {

    private static final String REDIRECT = "https://reels.example/api/public/v3/oauth/callback";
    private static final Instant NOW = Instant.parse("2027-06-01T06:00:00Z");

    private final FakePlatforms platforms = new FakePlatforms();
    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private final OAuthClient client = new OAuthClient(outside, settings(), Clock.fixed(NOW, ZoneOffset.UTC));

    @AfterEach
    void close() {
        outside.close();
        platforms.close();
    }

    @Test
    void shouldExchangeInstagramsShortToken() throws Exception {
        CodeVerifier verifier = CodeVerifier.random();
        String url = client.authorizationUrl(Platform.INSTAGRAM, "s", verifier, REDIRECT);
        assertThat(url).startsWith("https://www.instagram.com/oauth/authorize?").contains("state=s", "client_id=ig-id");

        Granted granted =
                client.exchange(Platform.INSTAGRAM, platforms.oauth().grant(url).get("code"), verifier, REDIRECT);

        assertThat(granted.externalId()).isEqualTo("ig-anna");
        assertThat(granted.tokens().access()).isEqualTo("long-lived");
        assertThat(granted.tokens().refresh()).isEqualTo("long-lived");
        assertThat(granted.tokens().expiresAt()).isEqualTo(NOW.plusSeconds(5_184_000));
    }

    @Test
    void shouldRefuseWithoutTheVerifierOfTheChallenge() {
        String url = client.authorizationUrl(Platform.INSTAGRAM, "s", CodeVerifier.random(), REDIRECT);
        String code = platforms.oauth().grant(url).get("code");

        assertThatThrownBy(() -> client.exchange(Platform.INSTAGRAM, code, CodeVerifier.random(), REDIRECT))
                .isInstanceOf(GrantRefusedException.class)
                .hasMessageContaining("instagram refused");
    }

    private PlatformSettings settings() {
        Map<String, String> values = new HashMap<>(FakePlatforms.settings(platforms.url()));
        values.put("reelmill.platforms.instagram-client-id", "ig-id");
        values.put("reelmill.platforms.instagram-client-secret", FakeOAuth.SECRET);
        return TestSettings.of(PlatformSettings.class, values);
    }
}
