package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class StudioKnowsNoServiceTest {

    /** The modules of the studio, as its folder has them: a new one is held to the rule at once. */
    private static final String[] PACKAGES = Stream.of(
                    Path.of("..", "studio").toFile().list())
            .filter(module -> Files.exists(Path.of("..", "studio", module, "pom.xml")))
            .map(module -> "io.reelmill." + module + "..")
            .toArray(String[]::new);

    @ArchTest
    static final ArchRule studioIsPlainJava = noClasses()
            .that()
            .resideInAnyPackage(PACKAGES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.reelmill.contracts..",
                    "io.reelmill.projects..",
                    "io.reelmill.outbox..",
                    "io.reelmill.database..",
                    "io.reelmill.render..",
                    "io.quarkus..",
                    "jakarta..",
                    "org.jdbi..",
                    "org.apache.kafka..")
            .because("pictures and sound are made, tested and measured without a server");
}
