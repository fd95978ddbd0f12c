package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class NothingPrintsTest {

    @ArchTest
    static final ArchRule onlyProgramsPrint = noClasses()
            .that()
            .resideOutsideOfPackages("io.reelmill.local..", "io.reelmill.sdk.example..")
            .should(ACCESS_STANDARD_STREAMS)
            .because("what a service says belongs into its log, with keys that say to which render it belongs");
}
