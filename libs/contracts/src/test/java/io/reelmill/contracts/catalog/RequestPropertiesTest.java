package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.Line;
import io.reelmill.contracts.pricing.PriceList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.BeforeContainer;

/** What holds for every body, not only for those that somebody thought of. */
class RequestPropertiesTest {

    private static PriceList prices;

    @BeforeContainer
    static void readPrices() {
        prices = PriceList.load();
    }

    @Property(tries = 500)
    void shouldAcceptAndPriceAGoodBody(@ForAll("goodBodies") ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Accepted.class);

        Estimate estimate = prices.estimate(((Accepted) outcome).spec());
        assertThat(estimate.credits()).isGreaterThanOrEqualTo(10);
        assertThat(estimate.breakdown().stream().mapToInt(Line::credits).sum()).isEqualTo(estimate.credits());
    }

    @Property(tries = 500)
    void shouldChangeNothingWhenNormalisedTwice(@ForAll("goodBodies") ObjectNode body) {
        RenderSpec once = ((Accepted) RequestNormaliser.normalise(body)).spec();
        ObjectNode again = once.values().deepCopy();
        again.put("workflow", once.workflow().wireName());
        assertThat(((Accepted) RequestNormaliser.normalise(again)).spec()).isEqualTo(once);
    }

    @Property(tries = 1000)
    void shouldReportOneWrongFieldAsOneViolation(
            @ForAll("goodBodies") ObjectNode body, @ForAll("fields") InterfaceField field, @ForAll int chance) {
        List<JsonNode> wrong = field.wrongTypes();
        InterfaceField.put(body, field.path(), wrong.get(Math.floorMod(chance, wrong.size())));

        Normalisation outcome = RequestNormaliser.normalise(body);

        assertThat(outcome).isInstanceOf(Rejected.class);
        assertThat(((Rejected) outcome).violations())
                .extracting(Violation::field)
                .containsExactly(field.path());
    }

    @Property(tries = 500)
    void shouldAnswerAnyJsonWithoutAnException(@ForAll("anyJson") JsonNode body) {
        assertThat(RequestNormaliser.normalise(body)).isNotNull();
    }

    @Provide
    Arbitrary<InterfaceField> fields() {
        return Arbitraries.of(InterfaceField.all());
    }

    /** The smallest good body of a workflow with any other fields on top. */
    @Provide
    Arbitrary<ObjectNode> goodBodies() {
        Set<String> input = Set.of("workflow", "source.url", "avatar.url", "advanced.customCreationParams");
        Arbitrary<Set<InterfaceField>> more = Arbitraries.of(InterfaceField.all().stream()
                        .filter(field -> !input.contains(field.path()))
                        .toList())
                .set()
                .ofMaxSize(12);
        return Combinators.combine(Arbitraries.of(Workflow.class), more).as((workflow, fields) -> {
            ObjectNode body = InterfaceField.body(workflow);
            fields.forEach(field -> InterfaceField.put(body, field.path(), field.goodValue()));
            InterfaceField.put(body, "avatar.url", "'https://example.com/face.png'");
            return body;
        });
    }

    @Provide
    Arbitrary<JsonNode> anyJson() {
        Arbitrary<String> names = Arbitraries.of(Catalog.parameters())
                .map(p -> p.path().replaceAll(".*\\.", ""))
                .injectDuplicates(0.1);
        Arbitrary<String> blocks = Arbitraries.of(Catalog.blocks());
        Arbitrary<String> leaves = Arbitraries.of(
                "null",
                "true",
                "1",
                "-1e300",
                "1e400",
                "''",
                "'x'",
                "'9:16'",
                "[]",
                "[null]",
                "[[1]]",
                "{}",
                "{'url':1}",
                "[{'url':'a.b'},3]",
                "'http://[::1'",
                "'https://%'",
                "99999999999999999999");
        return Combinators.combine(
                        Arbitraries.of(Workflow.class),
                        blocks.list().ofMaxSize(4),
                        names.list().ofSize(4),
                        leaves.list().ofSize(5))
                .as((workflow, some, fields, values) -> {
                    ObjectNode body = InterfaceField.body(workflow);
                    for (int i = 0; i < some.size(); i++) {
                        InterfaceField.put(body, some.get(i) + "." + fields.get(i), values.get(i));
                    }
                    InterfaceField.put(body, fields.get(0), values.get(4));
                    return body;
                });
    }
}
