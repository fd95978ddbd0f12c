package io.reelmill.account.reservation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.LedgerAccount;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Random operations on the ledger and on a few lines of arithmetic beside it; they agree after every commit. */
class LedgerModelTest {

    private static final int OPERATIONS = Integer.getInteger("reelmill.ledger.operations", 2_000);
    private static final long SEED = Long.getLong("reelmill.ledger.seed", 20_261_120L);

    private static LedgerFixture fixture;

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    /** What one workspace should have. */
    private static final class Model {
        int regular;
        int nonExpiring;
        int consumed;
        final Map<UUID, int[]> pending = new HashMap<>(); // regular and non-expiring credits held

        boolean reserve(UUID id, int credits) {
            if (regular + nonExpiring < credits) {
                return false;
            }
            int first = Math.min(regular, credits);
            regular -= first;
            nonExpiring -= credits - first;
            pending.put(id, new int[] {first, credits - first});
            return true;
        }

        void settle(UUID id, int capture) {
            int[] held = pending.remove(id);
            int first = Math.min(held[0], capture);
            regular += held[0] - first;
            nonExpiring += held[1] - (capture - first);
            consumed += capture;
        }

        int reserved() {
            return pending.values().stream().mapToInt(h -> h[0] + h[1]).sum();
        }
    }

    @Test
    void shouldAgreeWithItsModelAfterEveryOperation() {
        Random random = new Random(SEED);
        List<UUID> workspaces = List.of(fixture.workspace(0, 0), fixture.workspace(0, 0), fixture.workspace(0, 0));
        Map<UUID, Model> models = new HashMap<>();
        workspaces.forEach(w -> models.put(w, new Model()));
        List<UUID> settled = new ArrayList<>();

        for (int i = 0; i < OPERATIONS; i++) {
            UUID workspace = workspaces.get(random.nextInt(workspaces.size()));
            Model model = models.get(workspace);
            int kind = random.nextInt(10);
            if (kind == 0) {
                issue(workspace, model, random, "issue-" + i);
            } else if (kind < 5 || model.pending.isEmpty()) {
                reserve(workspace, model, random);
            } else if (kind == 5 && !settled.isEmpty()) {
                fixture.reservations.settle(settled.get(random.nextInt(settled.size())), 1, "again");
            } else {
                settled.add(settle(model, random));
            }
            assertAgreement(i, workspace, model);
        }
        assertThat(fixture.balancesThatDiffer()).isZero();
        assertThat(fixture.grantsThatDiffer()).isZero();
    }

    private static void issue(UUID workspace, Model model, Random random, String reference) {
        int credits = 1 + random.nextInt(200);
        boolean regular = random.nextBoolean();
        GrantCategory category = regular ? GrantCategory.PLAN : GrantCategory.PACK;
        fixture.jdbi.useTransaction(tx -> fixture.issue(tx, workspace, category, credits, reference));
        if (regular) {
            model.regular += credits;
        } else {
            model.nonExpiring += credits;
        }
    }

    private static void reserve(UUID workspace, Model model, Random random) {
        UUID id = UUID.randomUUID();
        int credits = 1 + random.nextInt(60);
        ReserveOutcome outcome = fixture.reserve(LedgerFixture.request(id, workspace, credits));
        assertThat(outcome instanceof ReserveOutcome.Reserved).isEqualTo(model.reserve(id, credits));
        if (random.nextInt(5) == 0 && outcome instanceof ReserveOutcome.Reserved) {
            assertThat(fixture.reserve(LedgerFixture.request(id, workspace, credits)))
                    .isInstanceOf(ReserveOutcome.Repeated.class);
        }
    }

    private static UUID settle(Model model, Random random) {
        List<UUID> pending = model.pending.keySet().stream().sorted().toList();
        UUID id = pending.get(random.nextInt(pending.size()));
        int held = model.pending.get(id)[0] + model.pending.get(id)[1];
        if (random.nextInt(8) == 0) {
            assertThatThrownBy(() -> fixture.reservations.settle(id, held + 1, "too much"))
                    .isInstanceOf(InvalidCaptureException.class);
        }
        int capture = random.nextInt(held + 1);
        fixture.reservations.settle(id, capture, "test");
        model.settle(id, capture);
        return id;
    }

    private static void assertAgreement(int operation, UUID workspace, Model model) {
        Balances balances = fixture.balances(workspace);
        assertThat(List.of(
                        balances.regular(),
                        balances.nonExpiring(),
                        balances.reserved(),
                        balances.of(LedgerAccount.CONSUMED)))
                .as("operation %d of seed %d", operation, SEED)
                .containsExactly(model.regular, model.nonExpiring, model.reserved(), model.consumed);
        assertThat(fixture.sumOfBalances()).isZero();
    }
}
