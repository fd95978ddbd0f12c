package io.reelmill.account.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FailedSignInsTest {

    private final FailedSignIns failures = new FailedSignIns(new AdminSettings() {
        @Override
        public String host() {
            return "127.0.0.1";
        }

        @Override
        public int port() {
            return 0;
        }

        @Override
        public int failedSignIns() {
            return 2;
        }
    });

    @Test
    void shouldCountEachAddressByItself() {
        assertThat(failures.count("192.0.2.1")).isEmpty();
        assertThat(failures.count("192.0.2.1")).isEmpty();
        assertThat(failures.count("192.0.2.1").orElseThrow()).isBetween(1L, 31L);
        assertThat(failures.count("192.0.2.2")).isEmpty();
    }
}
