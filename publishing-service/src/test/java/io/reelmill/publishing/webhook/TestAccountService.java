package io.reelmill.publishing.webhook;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.internal.ServiceCredential;
import java.util.Map;

/** The account-service as its contract has it; the real one is met in the tests of the whole suite. */
public final class TestAccountService implements QuarkusTestResourceLifecycleManager {

    public static final String TOKEN = "internal-token-of-the-test";
    static final String SECRET = "whsec_dGVzdC1zZWNyZXQtb2YtMjQtYnl0ZXMh";
    static final String NEW_SECRET = "whsec_bmV3LXNlY3JldC1vZi0yNC1ieXRlcyEh";
    private static final String SECRETS = AccountApi.WORKSPACES + "/[0-9a-f-]{36}/webhook-secrets";

    private static WireMockServer server;

    @Override
    public Map<String, String> start() {
        server = new WireMockServer(
                WireMockConfiguration.options().bindAddress("127.0.0.1").dynamicPort());
        server.start();
        isBack();
        return Map.of(
                "reelmill.account.url", server.baseUrl(),
                "reelmill.internal.token", TOKEN,
                "reelmill.internal.credentials",
                        ServiceCredential.of("api-gateway", TOKEN).entry(),
                "reelmill.encryption.keys", "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                "reelmill.media.root", "target/media",
                "reelmill.link-secret", "link-secret-of-the-test",
                "reelmill.webhook.secrets-pause", "200ms",
                "reelmill.webhook.poll", "100ms",
                "reelmill.allow-private-urls", "true");
    }

    @Override
    public void stop() {
        server.stop();
    }

    static void isBack() {
        gives(SECRET);
    }

    /** The secret was replaced; the old one still signs. */
    static void hasRotated() {
        gives(NEW_SECRET, SECRET);
    }

    private static void gives(String... secrets) {
        server.resetAll();
        server.stubFor(WireMock.get(WireMock.urlPathMatching(SECRETS))
                .withHeader(AccountApi.TOKEN_HEADER, WireMock.equalTo(TOKEN))
                .willReturn(WireMock.okJson("{\"secrets\":[\"" + String.join("\",\"", secrets) + "\"]}")));
    }

    static void isAway() {
        server.resetAll();
        server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(WireMock.serviceUnavailable()));
    }

    static int refusals() {
        return server.countRequestsMatching(
                        WireMock.anyRequestedFor(WireMock.anyUrl()).build())
                .getCount();
    }
}
