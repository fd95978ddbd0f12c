package io.reelmill.qa.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ServicesKeepApartTest {

    @Test
    void shouldMeetOnlyThroughContractsEventsAndCalls() {
        JavaClasses services = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(
                        "io.reelmill.gateway", "io.reelmill.render", "io.reelmill.publishing", "io.reelmill.account");

        slices().matching("io.reelmill.(*)..")
                .should()
                .notDependOnEachOther()
                .because("a service that knows another's classes cannot be deployed without it")
                .check(services);
    }
}
