package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class ProjectsAreWrittenThroughVerbsTest {

    @ArchTest
    static final ArchRule onlyGatewayAndRenderWriteProjects = noClasses()
            .that()
            .resideInAnyPackage("io.reelmill.publishing..", "io.reelmill.account..", "io.reelmill.outbox..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.reelmill.projects..")
            .because("the project record has two writers and a state machine; everyone else hears of it by events");
}
