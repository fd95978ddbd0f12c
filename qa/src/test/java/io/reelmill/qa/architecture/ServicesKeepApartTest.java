package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServicesKeepApartTest {

    private static final List<String> SERVICES = List.of(
            "io.reelmill.gateway..", "io.reelmill.render..", "io.reelmill.publishing..", "io.reelmill.account..");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.reelmill");

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void shouldMeetOnlyThroughContractsEventsAndCalls(int index) {
        String service = SERVICES.get(index);
        String[] others = SERVICES.stream().filter(s -> !s.equals(service)).toArray(String[]::new);

        assertThat(CLASSES.stream().anyMatch(c -> c.getPackageName().startsWith(service.replace("..", ""))))
                .as("%s is on the class path", service)
                .isTrue();
        noClasses()
                .that()
                .resideInAPackage(service)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .because("a service that knows another's classes cannot be deployed without it")
                .check(CLASSES);
    }
}
