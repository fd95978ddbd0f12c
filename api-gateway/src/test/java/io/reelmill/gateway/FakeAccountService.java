package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.head;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.urlMatching;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.reelmill.contracts.account.AccountApi;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** Imitates the account-service: four keys, of which one has too few credits; also serves a file to be probed. */
public final class FakeAccountService implements QuarkusTestResourceLifecycleManager {

    static final String TOKEN = "a token between services";
    static final String KEY = "key-of-the-first-workspace";
    static final String OTHER_KEY = "key-of-the-second-workspace";
    static final String POOR_KEY = "key-of-a-poor-workspace";
    static final String SLOW_KEY = "key-of-a-small-plan";
    static final String WORKSPACE = "00000000-0000-4000-8000-000000000001";
    static final String KEY_ID = "00000000-0000-4000-8000-0000000000a1";

    static final int STREAMS = 3;

    static final String POOR_WORKSPACE = "00000000-0000-4000-8000-000000000003";

    /** Has too few credits until a test gives it more. */
    static final String SAVING_KEY = "key-of-a-workspace-that-saves";

    static final String SAVING_WORKSPACE = "00000000-0000-4000-8000-000000000006";

    static WireMockServer server;
    static final FakeLedger ledger = new FakeLedger();
    static Path media;

    @Override
    public Map<String, String> start() {
        server = new WireMockServer(WireMockConfiguration.options()
                .dynamicPort()
                .bindAddress("127.0.0.1")
                .extensions(ledger));
        server.start();
        reset();
        try {
            media = Files.createTempDirectory("gateway-media");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return settings(
                "quarkus.rest-client.account-service.url", server.baseUrl(),
                "quarkus.rest-client.render-service.url", server.baseUrl(),
                "reelmill.internal.token", TOKEN,
                "quarkus.rest-client.publishing-service.url", server.baseUrl(),
                "reelmill.gateway.link-secret", "a secret of at least sixteen bytes",
                "reelmill.gateway.public-url", "http://gateway.example",
                "reelmill.media.root", media.toString(),
                "reelmill.gateway.allow-private-urls", "true",
                "reelmill.characters.check-every", "300ms",
                "reelmill.characters.look-after", "300ms",
                "reelmill.voices.check-every", "300ms",
                "reelmill.uploads.check-every", "300ms",
                "reelmill.uploads.max-size", "3M",
                "reelmill.limits.open", "100000",
                "reelmill.limits.unknown-keys", "5",
                "REELMILL_PROXY_FORWARDING", "true",
                "reelmill.orphaned-reservations.look-every", "1s",
                "reelmill.live.streams-per-key", Integer.toString(STREAMS),
                "reelmill.live.look-every", "2s",
                "reelmill.live.heartbeat-every", "2s",
                "reelmill.generation.answer-within", "15s",
                "reelmill.export.answer-within", "2s");
    }

    private static Map<String, String> settings(String... namesAndValues) {
        Map<String, String> settings = new HashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            settings.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return settings;
    }

    @Override
    public void stop() {
        if (server != null) {
            server.stop();
        }
    }

    static void reset() {
        server.resetAll();
        ledger.reset();
        server.stubFor(post(urlMatching("/internal/.*"))
                .atPriority(10)
                .willReturn(aResponse().withStatus(404)));
        key(KEY, KEY_ID, WORKSPACE, "elite");
        key(OTHER_KEY, "00000000-0000-4000-8000-0000000000a2", "00000000-0000-4000-8000-000000000002", "elite");
        key(POOR_KEY, "00000000-0000-4000-8000-0000000000a3", POOR_WORKSPACE, "elite");
        key(SLOW_KEY, "00000000-0000-4000-8000-0000000000a4", "00000000-0000-4000-8000-000000000004", "free");
        key(SAVING_KEY, "00000000-0000-4000-8000-0000000000a6", SAVING_WORKSPACE, "elite");
        ledger.give(POOR_WORKSPACE, 2);
        ledger.give(SAVING_WORKSPACE, 2);
        server.stubFor(any(urlPathMatching(AccountApi.RESERVATIONS + ".*"))
                .withHeader(AccountApi.TOKEN_HEADER, equalTo(TOKEN))
                .willReturn(json("").withTransformers(FakeLedger.NAME)));
        server.stubFor(get(AccountApi.WORKSPACES + "/" + WORKSPACE + "/account").willReturn(json("""
            {"user":{"id":"00000000-0000-4000-8000-0000000000b1","email":"ada@example.com","name":"Ada",
                     "createdAt":"2026-01-02T03:04:05Z"},
             "workspace":{"id":"00000000-0000-4000-8000-000000000001","name":"Ada's","webhookSecretHint":"whsec_…xyz"},
             "credits":{"regular":100,"nonExpiring":20,"total":120,"reserved":5},
             "subscription":{"plan":"elite","status":"active","renewsAt":"2026-12-01T00:00:00Z","monthlyCredits":1000,
                             "filmRetentionDays":45},
             "usage":{"periodStart":"2026-11-01T00:00:00Z","rendersThisPeriod":1,"creditsThisPeriod":10,
                      "clonedVoices":0,"clonedVoicesLimit":10,"byDay":[{"date":"2026-11-03","renders":1,"credits":10}]}}\
            """)));
        server.stubFor(
                head(urlPathEqualTo("/files/there.mp3")).willReturn(aResponse().withStatus(200)));
        server.stubFor(head(urlPathEqualTo("/files/no-head.mp3"))
                .willReturn(aResponse().withStatus(405)));
        server.stubFor(get(urlPathEqualTo("/files/no-head.mp3"))
                .withHeader("Range", equalTo("bytes=0-0"))
                .willReturn(aResponse().withStatus(206).withBody("x")));
        server.stubFor(head(urlPathEqualTo("/files/inward.mp3"))
                .willReturn(aResponse().withStatus(302).withHeader("Location", "http://169.254.169.254/latest")));
    }

    /** A key of a workspace with this plan; one of the plan free may make five calls a minute, others as many as they like. */
    public static void key(String key, String keyId, String workspaceId, String plan) {
        key(
                key,
                keyId,
                workspaceId,
                plan,
                "{\"scopes\":[\"render\",\"publish\",\"billing\",\"admin\"],\"sandbox\":false}");
    }

    /** A key of the first workspace that allows only this. */
    static void key(String key, boolean sandbox, String... scopes) {
        String access = "{\"scopes\":[\"%s\"],\"sandbox\":%s}".formatted(String.join("\",\"", scopes), sandbox);
        key(key, UUID.randomUUID().toString(), WORKSPACE, "elite", access);
    }

    static void sandboxKey(String key, String workspaceId, String plan) {
        key(key, UUID.randomUUID().toString(), workspaceId, plan, "{\"scopes\":[\"render\"],\"sandbox\":true}");
    }

    private static void key(String key, String keyId, String workspaceId, String plan, String access) {
        ledger.giveMany(workspaceId);
        server.stubFor(post(AccountApi.RESOLVE_KEY)
                .withHeader(AccountApi.TOKEN_HEADER, equalTo(TOKEN))
                .withRequestBody(matchingJsonPath("$.key", equalTo(key)))
                .willReturn(json("""
                    {"keyId":"%s","workspaceId":"%s","userId":"00000000-0000-4000-8000-0000000000b1","plan":"%s",
                     "limits":{"callsPerMinute":%d,"filmRetentionDays":45},"access":%s}\
                    """.formatted(keyId, workspaceId, plan, plan.equals("free") ? 5 : 100_000, access))));
    }

    static ResponseDefinitionBuilder json(String body) {
        return aResponse().withHeader("Content-Type", "application/json").withBody(body);
    }
}
