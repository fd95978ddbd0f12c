package io.reelmill.contracts.account;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/** The terms of every plan, as {@code plans.yaml} or an operator's own file has them. */
public final class PlanCatalog {

    private static final PlanCatalog STANDARD = standardFile();

    private final Map<Plan, PlanTerms> terms;

    private PlanCatalog(Map<Plan, PlanTerms> terms) {
        for (Plan plan : Plan.values()) {
            if (terms.get(plan) == null) {
                throw new IllegalArgumentException("plan " + plan.wireName() + " is missing");
            }
            Limits limits = terms.get(plan).limits();
            if (!limits.isComplete()) {
                throw new IllegalArgumentException("the limits of plan " + plan.wireName() + " are not complete");
            }
        }
        this.terms = new EnumMap<>(terms);
    }

    /** The plans of this build. */
    public static PlanCatalog standard() {
        return STANDARD;
    }

    /**
     * Reads a file of plans.
     *
     * @throws IOException when it is no such file, or a plan or one of its values is missing or cannot be
     */
    public static PlanCatalog read(InputStream yaml) throws IOException {
        Map<Plan, PlanTerms> terms = new YAMLMapper()
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .readValue(yaml, new TypeReference<Map<Plan, PlanTerms>>() {});
        try {
            return new PlanCatalog(terms);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    public PlanTerms of(Plan plan) {
        return terms.get(plan);
    }

    private static PlanCatalog standardFile() {
        try (InputStream in = PlanCatalog.class.getResourceAsStream("/plans.yaml")) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("plans.yaml cannot be read", e);
        }
    }
}
