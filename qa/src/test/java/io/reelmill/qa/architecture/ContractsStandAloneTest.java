package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class ContractsStandAloneTest {

    @ArchTest
    static final ArchRule contractsKnowNoFrameworkAndNoOtherModule = classes()
            .that()
            .resideInAPackage("io.reelmill.contracts..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.reelmill.contracts..", "java..", "com.fasterxml.jackson..")
            .because("every service is compiled against the contracts, and none may be dragged into another's world");
}
