package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PromQueryTest {

    @Test
    void shouldFindMetricsAndLabelsButNoFunctions() {
        PromQuery query = PromQuery.parse("""
                histogram_quantile(0.95, sum by (le, job) (rate(wait_seconds_bucket{outcome!="ok", kind=~"a|b"}[5m]))) > 3e2
                  and (max(open_jobs) or vector(0)) == 0""");

        assertThat(query.metrics()).containsExactly("open_jobs", "wait_seconds_bucket");
        assertThat(query.labels()).containsExactly("job", "kind", "le", "outcome");
    }
}
