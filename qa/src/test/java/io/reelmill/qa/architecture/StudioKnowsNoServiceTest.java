package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class StudioKnowsNoServiceTest {

    @ArchTest
    static final ArchRule studioIsPlainJava = noClasses()
            .that()
            .resideInAnyPackage(
                    "io.reelmill.natives..",
                    "io.reelmill.timeline..",
                    "io.reelmill.providers..",
                    "io.reelmill.speech..",
                    "io.reelmill.writer..",
                    "io.reelmill.illustrator..",
                    "io.reelmill.sound..",
                    "io.reelmill.clips..",
                    "io.reelmill.motion..",
                    "io.reelmill.cards..",
                    "io.reelmill.figures..",
                    "io.reelmill.hearing..",
                    "io.reelmill.ingest..",
                    "io.reelmill.reading..",
                    "io.reelmill.remote..",
                    "io.reelmill.website..",
                    "io.reelmill.compositor..")
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
