package io.reelmill.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OptionalProgramsTest {

    @AfterEach
    void forgetTheSetting() {
        System.clearProperty(OptionalPrograms.PROPERTY);
    }

    @Test
    void shouldFindNoProgramInATestThatDoesNotAskForOne() {
        assertThat(OptionalPrograms.installed("sh")).isPresent();
        assertThat(OptionalPrograms.find("sh")).isEmpty();
    }

    @Test
    void shouldFindTheFirstInstalledProgramOfThoseThatMayBeUsed() {
        System.setProperty(OptionalPrograms.PROPERTY, "no-such-program, sh");

        assertThat(OptionalPrograms.find(List.of("no-such-program", "ls", "sh")))
                .hasValueSatisfying(file -> assertThat(file).hasFileName("sh"));
    }

    @Test
    void shouldFindEveryInstalledProgramWithoutASetting() {
        System.setProperty(OptionalPrograms.PROPERTY, "");

        assertThat(OptionalPrograms.find("sh")).isPresent();
        assertThat(OptionalPrograms.find("no-such-program")).isEmpty();
    }
}
