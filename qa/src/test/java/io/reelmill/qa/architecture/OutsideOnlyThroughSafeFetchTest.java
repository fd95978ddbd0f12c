package io.reelmill.qa.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class OutsideOnlyThroughSafeFetchTest {

    @ArchTest
    static final ArchRule onlySafeFetchOpensConnections = noClasses()
            .that()
            // gateway.account and gateway.voice call one address each, which the operator sets and no client can name
            .resideOutsideOfPackages(
                    "io.reelmill.fetch..",
                    "io.reelmill.local..",
                    "io.reelmill.gateway.account..",
                    "io.reelmill.gateway.voice..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.net.http..", "org.apache.hc..", "io.vertx.ext.web.client..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.net.URLConnection")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.net.Socket")
            .because("an address that a client names is hostile until the policy has seen where it leads");
}
