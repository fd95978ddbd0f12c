package io.reelmill.local.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServiceProcessTest {

    @Test
    void shouldHaveAProcessForEachServiceAndEachRenderWorker() {
        assertThat(ServiceProcess.all(2))
                .extracting(ServiceProcess::name)
                .containsExactly(
                        "account-service",
                        "publishing-service",
                        "api-gateway",
                        "render-service",
                        "render-worker-1",
                        "render-worker-2");
    }

    @Test
    void shouldBeFoundByItsName() {
        for (ServiceProcess process : ServiceProcess.all(SuiteOptions.MAX_RENDER_WORKERS)) {
            assertThat(ServiceProcess.of(process.name())).isEqualTo(process);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"render-worker-0", "render-worker-", "render-worker-100", "kafka", ""})
    void shouldRefuseOtherNames(String name) {
        assertThatThrownBy(() -> ServiceProcess.of(name)).isInstanceOf(IllegalArgumentException.class);
    }
}
