package io.reelmill.bench.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.bench.Figure;
import io.reelmill.contracts.catalog.LegacyBody;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.RequestJson;
import io.reelmill.contracts.catalog.RequestNormaliser;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.testkit.CpuTime;
import io.reelmill.testkit.HostileBodies;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Reads, validates and prices bodies that are made to cost processor time, as {@code POST /calculate-credits} does for
 * everybody. {@code hostile.worst_cpu_ms} is the time of the most expensive one; {@value HostileBodies#MAX_CPU_MILLIS} ms are
 * allowed.
 */
public final class HostileBench {

    private static final PriceList PRICES = PriceList.load();
    private static final int ROUNDS = 12;

    private HostileBench() {}

    /** Prints the figures; {@code --json FILE} also writes them. */
    public static void main(String[] args) throws IOException {
        Map<String, byte[]> bodies = HostileBodies.all();
        // The JVM compiles what is common to all before the first one is measured.
        bodies.values().forEach(HostileBench::answer);
        double worst = 0;
        String name = "";
        for (Map.Entry<String, byte[]> body : bodies.entrySet()) {
            double millis = leastMillis(body.getValue());
            if (millis > worst) {
                worst = millis;
                name = body.getKey();
            }
        }
        System.err.println("bench: the most expensive body is " + name);
        Figure.report(
                List.of(
                        new Figure("hostile.bodies", bodies.size(), "1"),
                        new Figure("hostile.worst_cpu_ms", worst, "ms")),
                args);
    }

    private static double leastMillis(byte[] body) {
        double least = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            least = Math.min(least, CpuTime.millis(() -> answer(body)));
        }
        return least;
    }

    private static void answer(byte[] bytes) {
        JsonNode body;
        try {
            body = RequestJson.parse(bytes);
        } catch (IOException e) {
            return; // refused as malformed
        }
        Normalisation outcome = RequestNormaliser.normalise(LegacyBody.unwrap(body));
        if (outcome instanceof Accepted accepted
                && PRICES.excess(accepted.spec(), OptionalDouble.empty()).isEmpty()) {
            PRICES.estimate(accepted.spec(), OptionalDouble.empty());
        }
    }
}
