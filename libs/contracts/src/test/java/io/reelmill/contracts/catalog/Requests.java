package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import java.util.List;

/** Requests as they come in, and what becomes of them. Apostrophes stand for quotation marks. */
final class Requests {

    private Requests() {}

    static String script(String fields) {
        return "{'workflow':'script-to-video','source':{'text':'Hello there.'}," + fields + "}";
    }

    static Accepted accepted(String json) {
        return accepted((ObjectNode) InterfaceField.json(json));
    }

    static Accepted accepted(ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Accepted.class);
        return (Accepted) outcome;
    }

    static List<Violation> rejected(String json) {
        return rejected((ObjectNode) InterfaceField.json(json));
    }

    static List<Violation> rejected(ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Rejected.class);
        return ((Rejected) outcome).violations();
    }
}
