package io.reelmill.account.signin;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.admin.TestIssuer;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.account.key.Keys;
import io.reelmill.account.workspace.Workspaces;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.SignInProof;
import io.reelmill.contracts.account.Plan;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.jose4j.jwt.JwtClaims;
import org.junit.jupiter.api.Test;

/** Customers who sign in at an issuer. */
@QuarkusTest
@QuarkusTestResource(value = CuttablePostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestIssuer.class, parallel = true)
class SignInTest {

    private static final String REDIRECT = "http://gateway.example/console/";
    private static final String VERIFIER = "v".repeat(43);
    private static final String NONCE = "n".repeat(43);

    @Inject
    Jdbi jdbi;

    @Inject
    Workspaces workspaces;

    @Inject
    Keys keys;

    @Inject
    AuditLog audit;

    @Inject
    SignInSettings settings;

    @Inject
    Clock clock;

    @Test
    void shouldGiveAKeyOfSomeHoursForTheWorkspaceWhoseOwnerSignsIn() {
        String subject = subject();
        UUID workspace = workspaceOf(subject + "@Example.com");
        call().get(AccountApi.SIGN_IN).then().statusCode(200).body("name", equalTo("Example SSO"));

        String key = signIn(subject, claims -> {})
                .body("refusal", nullValue())
                .extract()
                .path("key.key");
        assertThat(workspaceOfKey(key)).isEqualTo(workspace);
        Instant end = Instant.parse(keysOf(workspace).get(0));
        assertThat(end)
                .isBetween(
                        clock.instant().plus(Duration.ofHours(7)),
                        clock.instant().plus(Duration.ofHours(8)));
        // from now on the subject counts, whatever becomes of the address
        String again = signIn(subject, claims -> claims.setStringClaim("email", "married@example.com"))
                .extract()
                .path("key.key");
        assertThat(workspaceOfKey(again)).isEqualTo(workspace);
    }

    @Test
    void shouldRefuseAPersonWithoutAWorkspaceAndNameTheirAddress() {
        String subject = subject();
        signIn(subject, claims -> {})
                .body("key", nullValue(), "refusal", equalTo("unknown"), "email", equalTo(subject + "@example.com"));
    }

    @Test
    void shouldNotTakeAnAddressForAPersonsThatTheIssuerHasNotVerified() {
        String subject = subject();
        workspaceOf(subject + "@example.com");
        signIn(subject, claims -> claims.setClaim("email_verified", false))
                .body("key", nullValue(), "refusal", equalTo("unknown"), "email", nullValue());
    }

    @Test
    void shouldRefuseTokensThatAreNotForThisSignIn() {
        String subject = subject();
        workspaceOf(subject + "@example.com");
        List<Consumer<JwtClaims>> wrong = List.of(
                claims -> claims.setStringClaim("nonce", "another"),
                claims -> claims.unsetClaim("nonce"),
                claims -> claims.setAudience("another-client"),
                claims -> claims.setStringClaim("azp", "another-client"),
                claims -> claims.setIssuer("https://elsewhere.example"),
                claims -> claims.setExpirationTimeMinutesInTheFuture(-10),
                claims -> claims.unsetClaim("sub"));
        wrong.forEach(change -> unconfirmed(redeem(TestIssuer.confirm(page(), subject, change), VERIFIER)));
        unconfirmed(redeem(TestIssuer.confirmForged(page(), subject), VERIFIER));
    }

    @Test
    void shouldRefuseACodeThatIsUsedAgainOrWithoutItsVerifier() {
        String subject = subject();
        workspaceOf(subject + "@example.com");
        unconfirmed(redeem(TestIssuer.confirm(page(), subject, claims -> {}), "w".repeat(43)));
        String code = TestIssuer.confirm(page(), subject, claims -> {});
        redeem(code, VERIFIER).body("refusal", nullValue());
        unconfirmed(redeem(code, VERIFIER));
        unconfirmed(redeem("no code", VERIFIER));
    }

    @Test
    void shouldOpenOneWorkspaceForANewPersonWhereTheSettingsAllowIt() {
        Person person = new Person("https://sso.example", subject(), Optional.of(subject() + "@example.com"), "Bo");
        Identities identities = new Identities(jdbi, workspaces, keys, audit, allowingAll(), clock);

        List<UUID> admitted = IntStream.range(0, 8)
                .parallel()
                .mapToObj(attempt -> QuarkusTransaction.requiringNew().call(() -> identities.admit(person)))
                .map(key -> workspaceOfKey(key.map(CreatedKey::key).orElseThrow()))
                .distinct()
                .toList();

        assertThat(admitted).hasSize(1);
        call().get(AccountApi.WORKSPACES + "/" + admitted.get(0) + "/account")
                .then()
                .statusCode(200)
                .body("workspace.name", equalTo("Bo"), "subscription.plan", equalTo("free"));
        Person nobody = new Person("https://sso.example", subject(), Optional.empty(), "Cy");
        assertThat(QuarkusTransaction.requiringNew().call(() -> identities.admit(nobody)))
                .isEmpty();
    }

    private SignInSettings allowingAll() {
        return new SignInSettings() {
            @Override
            public Optional<String> issuer() {
                return settings.issuer();
            }

            @Override
            public String clientId() {
                return settings.clientId();
            }

            @Override
            public Optional<String> clientSecret() {
                return settings.clientSecret();
            }

            @Override
            public String name() {
                return settings.name();
            }

            @Override
            public String scopes() {
                return settings.scopes();
            }

            @Override
            public boolean newWorkspaces() {
                return true;
            }

            @Override
            public Duration keyValidity() {
                return settings.keyValidity();
            }
        };
    }

    private static String subject() {
        return UUID.randomUUID().toString();
    }

    private UUID workspaceOf(String email) {
        UUID id = UUID.randomUUID();
        workspaces.open(new NewWorkspace(id, "Ada's", Plan.HOBBY, email, "Ada"));
        return id;
    }

    private ValidatableResponse signIn(String subject, Consumer<JwtClaims> change) {
        return redeem(TestIssuer.confirm(page(), subject, change), VERIFIER);
    }

    private String page() {
        return call().queryParam("challenge", TestIssuer.challenge(VERIFIER))
                .queryParam("state", "s".repeat(43))
                .queryParam("nonce", NONCE)
                .queryParam("redirectUri", REDIRECT)
                .get(AccountApi.SIGN_IN + "/page")
                .then()
                .statusCode(200)
                .body("url", startsWith("http"))
                .extract()
                .path("url");
    }

    private ValidatableResponse redeem(String code, String verifier) {
        return call().body(new SignInProof(code, verifier, NONCE, REDIRECT))
                .post(AccountApi.SIGN_IN)
                .then()
                .statusCode(200);
    }

    private static void unconfirmed(ValidatableResponse answer) {
        answer.body("key", nullValue(), "refusal", equalTo("unconfirmed"));
    }

    private static UUID workspaceOfKey(String key) {
        return UUID.fromString(call().body(new KeyQuery(key))
                .post(AccountApi.RESOLVE_KEY)
                .then()
                .statusCode(200)
                .extract()
                .path("workspaceId"));
    }

    private static List<String> keysOf(UUID workspace) {
        return call().get(AccountApi.KEYS + "?workspace=" + workspace)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("expiresAt");
    }

    private static RequestSpecification call() {
        return given().header(AccountApi.TOKEN_HEADER, "test-token").contentType(ContentType.JSON);
    }
}
