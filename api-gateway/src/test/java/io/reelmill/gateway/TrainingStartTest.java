package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;

import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A training is begun at most once, wherever the process that begins it dies: each row stands as such a process leaves it. */
@QuarkusTest
class TrainingStartTest extends GatewayTest {

    private static final String CHARACTERS = API + "/consistent-characters";

    private final String id = UUID.randomUUID().toString();

    @BeforeEach
    void openTheService() {
        jdbi.useHandle(tx -> tx.execute("DELETE FROM gateway.consistent_character"));
        FakeTrainings.open();
    }

    @Test
    void shouldBeBegunWhenTheProcessDiedBeforeItAsked() {
        store("NULL", "NULL", "NULL");

        awaitTraining("t-1");

        assertThat(FakeTrainings.calls(FakeTrainings.BEGIN, id)).isEqualTo(1);
        assertThat(FakeTrainings.calls(FakeTrainings.FIND, id)).isZero();
    }

    @Test
    void shouldBeFoundWhenTheProcessDiedBeforeItKeptTheAnswer() {
        store("now() - interval '1 hour'", "NULL", "NULL");
        await().until(() -> FakeTrainings.calls(FakeTrainings.FIND, id) > 1);
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("status", contains("training"));

        FakeTrainings.answer(FakeTrainings.FIND, 200, FakeTrainings.TRAINING);
        FakeTrainings.answer(FakeTrainings.STATE, 200, FakeTrainings.READY);
        awaitStatus("ready");

        assertThat(FakeTrainings.calls(FakeTrainings.BEGIN, id)).isZero();
    }

    @Test
    void shouldBeFoundWhenTheAnswerWasLost() {
        FakeTrainings.loseAnswer(FakeTrainings.BEGIN);
        awaitTrainingFoundAfterOneCall();
    }

    @Test
    void shouldBeFoundWhenTheServiceGotNoAnswerOfTheVendor() {
        FakeTrainings.answer(FakeTrainings.BEGIN, 504, "{\"error\": \"unconfirmed\"}");
        awaitTrainingFoundAfterOneCall();
    }

    private void awaitTrainingFoundAfterOneCall() {
        FakeTrainings.answer(FakeTrainings.FIND, 200, FakeTrainings.TRAINING);
        store("NULL", "NULL", "NULL");

        awaitTraining("t-1");

        assertThat(FakeTrainings.calls(FakeTrainings.BEGIN, id)).isEqualTo(1);
    }

    @Test
    void shouldFailWhenTheVendorNeverTellsWhetherItTrains() {
        store("now() - interval '6 hours'", "NULL", "NULL");
        jdbi.useHandle(tx -> tx.execute("UPDATE gateway.consistent_character SET training_until = now()"));

        awaitStatus("failed");

        as(FakeAccountService.KEY)
                .get(CHARACTERS)
                .then()
                .body("source", contains("avatar"))
                .body(
                        "error",
                        contains(
                                "the training service did not tell within 360 min whether it trains; it was not asked twice"));
        assertThat(FakeTrainings.calls(FakeTrainings.BEGIN, id)).isZero();
    }

    @Test
    void shouldBeFollowedByAProcessThatDidNotBeginIt() {
        FakeTrainings.answer(FakeTrainings.STATE, 503, "{}");
        store("now()", "'fal'", "'t-0'");
        await().until(() -> FakeTrainings.calls(FakeTrainings.STATE, "t-0") > 0);
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("status", contains("training"));

        FakeTrainings.answer(FakeTrainings.STATE, 200, FakeTrainings.READY);
        awaitStatus("ready");

        assertThat(FakeTrainings.calls(FakeTrainings.BEGIN, id)).isZero();
    }

    @Test
    void shouldBeAskedForAgainWhenItCertainlyWasNotBegun() {
        FakeTrainings.answer(FakeTrainings.BEGIN, 503, "{\"error\": \"unavailable\"}");
        store("NULL", "NULL", "NULL");
        await().until(() -> FakeTrainings.calls(FakeTrainings.BEGIN, id) > 1);

        FakeTrainings.answer(FakeTrainings.BEGIN, 200, FakeTrainings.TRAINING);
        awaitTraining("t-1");

        assertThat(FakeTrainings.calls(FakeTrainings.FIND, id)).isZero();
    }

    @Test
    void shouldSayWhyTheServiceRefusesTheImage() {
        FakeTrainings.answer(FakeTrainings.BEGIN, 400, "{\"error\": \"was refused by the training service\"}");
        store("NULL", "NULL", "NULL");

        awaitStatus("failed");

        as(FakeAccountService.KEY)
                .get(CHARACTERS)
                .then()
                .body("error", contains("imageUrl was refused by the training service"));
    }

    @Test
    void shouldEndTheTrainingOfACharacterThatWasDeletedBeforeItWasFound() {
        store("now() - interval '1 hour'", "NULL", "NULL");
        jdbi.useHandle(tx -> tx.execute("UPDATE gateway.consistent_character SET deleted_at = now()"));
        await().until(() -> FakeTrainings.calls(FakeTrainings.FIND, id) > 0);

        FakeTrainings.answer(FakeTrainings.FIND, 200, FakeTrainings.TRAINING);

        await().until(() -> FakeTrainings.calls(FakeTrainings.CANCEL, "t-1") > 0);
        await().until(() -> count("TRUE") == 0);
    }

    @Test
    void shouldNotBeginTheTrainingOfADeletedCharacter() {
        FakeTrainings.answer(FakeTrainings.BEGIN, 503, "{\"error\": \"unavailable\"}");
        store("NULL", "NULL", "NULL");
        await().until(() -> FakeTrainings.calls(FakeTrainings.BEGIN, id) > 0);
        as(FakeAccountService.KEY).delete(CHARACTERS + "?id=" + id).then().statusCode(200);

        await().until(() -> count("TRUE") == 0);

        assertThat(FakeTrainings.calls(FakeTrainings.CANCEL, "t-1")).isZero();
    }

    /** Values in SQL. */
    private void store(String askedAt, String trainer, String training) {
        jdbi.useHandle(tx -> tx.createUpdate("""
                        INSERT INTO gateway.consistent_character (id, workspace_id, name, description, image_url, content_type,
                            picture, source, status, trainer, training, training_asked_at, training_until, next_check_at,
                            created_at)
                        VALUES (:id, :workspace, 'Bolt', 'a friendly robot', 'http://x/b.png', 'image/png',
                            'characters/b.png', 'lora', 'training', <trainer>, <training>, <asked>,
                            now() + interval '1 hour', now(), now())""")
                .bind("id", id)
                .bind("workspace", UUID.fromString(FakeAccountService.WORKSPACE))
                .define("asked", askedAt)
                .define("trainer", trainer)
                .define("training", training)
                .execute());
    }

    private void awaitTraining(String reference) {
        await().until(() -> count("training = '" + reference + "'") == 1);
    }

    private static void awaitStatus(String status) {
        await().untilAsserted(
                        () -> as(FakeAccountService.KEY).get(CHARACTERS).then().body("status", contains(status)));
    }

    private int count(String condition) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM gateway.consistent_character WHERE <which>")
                .define("which", condition)
                .mapTo(Integer.class)
                .one());
    }
}
