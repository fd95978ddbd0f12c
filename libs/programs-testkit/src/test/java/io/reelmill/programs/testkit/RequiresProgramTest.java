package io.reelmill.programs.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.reelmill.programs.OptionalPrograms;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

class RequiresProgramTest {

    @Test
    void shouldFindTheProgramThatTheTestRequiresAndNoOther() {
        run(WithInstalledProgram.class, false).assertStatistics(s -> s.succeeded(1));
        assertThat(OptionalPrograms.find("sh")).isEmpty();
    }

    @Test
    void shouldSkipTheTestWhereItsProgramIsMissing() {
        run(WithMissingProgram.class, false).assertStatistics(s -> s.skipped(1).started(0));
    }

    @Test
    void shouldFailTheTestWhereItsProgramIsMissingInContinuousIntegration() {
        run(WithMissingProgram.class, true).assertStatistics(s -> s.failed(1));
    }

    private static Events run(Class<?> tests, boolean ci) {
        return EngineTestKit.engine("junit-jupiter")
                .configurationParameter(RequiredProgramExtension.CI, Boolean.toString(ci))
                .selectors(selectClass(tests))
                .execute()
                .testEvents();
    }

    static class WithInstalledProgram {
        @Test
        @RequiresProgram({"no-such-program", "sh"})
        void shouldFindTheProgram() {
            assertThat(OptionalPrograms.find("sh")).isPresent();
            assertThat(OptionalPrograms.find("ls")).isEmpty();
        }
    }

    static class WithMissingProgram {
        @Test
        @RequiresProgram("no-such-program")
        void shouldNeverRunWithoutTheProgram() {}
    }
}
