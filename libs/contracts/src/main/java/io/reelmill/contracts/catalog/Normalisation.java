package io.reelmill.contracts.catalog;

import java.util.List;

/** What became of a request body. */
public sealed interface Normalisation {

    /** It can be rendered; {@code warnings} tell what was ignored or forced. */
    record Accepted(RenderSpec spec, List<String> warnings) implements Normalisation {
        public Accepted {
            warnings = List.copyOf(warnings);
        }
    }

    /** It cannot; all violations at once, in the order of the catalog. Never empty. */
    record Rejected(List<Violation> violations) implements Normalisation {
        public Rejected {
            violations = List.copyOf(violations);
        }
    }
}
