package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.PendingOrders;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderFilesTest {

    @TempDir
    Path project;

    @Test
    void shouldFindInTheNextAttemptWhatADeadOneOrderedForTheSamePiece() throws Exception {
        assertThatThrownBy(() -> new Pieces(project).piece("clip", "a cat", String.class, own -> {
                    PendingOrders.current().placed("fal: a cat", "request-7");
                    throw new IllegalStateException("the worker dies");
                }))
                .hasMessage("the worker dies");

        new Pieces(project).piece("clip", "a dog", String.class, own -> {
            assertThat(PendingOrders.current().find("fal: a cat")).isEmpty();
            return "of another piece";
        });
        String made = new Pieces(project)
                .piece("clip", "a cat", String.class, own -> {
                    PendingOrders orders = PendingOrders.current();
                    String reference = orders.find("fal: a cat").orElseThrow();
                    orders.settled("fal: a cat");
                    assertThat(orders.find("fal: a cat")).isEmpty();
                    return reference;
                })
                .value();

        assertThat(made).isEqualTo("request-7");
        assertThat(PendingOrders.current()).isSameAs(PendingOrders.NONE);
    }
}
