package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class StudioKnowsNoServiceTest {

    @ArchTest
    static void studioIsPlainJava(JavaClasses classes) {
        noClasses()
                .that()
                .resideInAnyPackage(packages())
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
                .because("pictures and sound are made, tested and measured without a server")
                .check(classes);
    }

    /** Of every module in the studio's folder: a new one is held to the rule at once. */
    private static String[] packages() {
        return children(Path.of("..", "studio"))
                .map(module -> module.resolve("src/main/java/io/reelmill"))
                .filter(Files::isDirectory)
                .flatMap(StudioKnowsNoServiceTest::children)
                .map(folder -> "io.reelmill." + folder.getFileName() + "..")
                .toArray(String[]::new);
    }

    private static Stream<Path> children(Path folder) {
        return Stream.of(folder.toFile().listFiles()).map(File::toPath).filter(Files::isDirectory);
    }
}
