package io.reelmill.qa.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.net.DatagramSocket;
import java.net.Socket;
import java.net.URL;
import java.net.URLConnection;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SocketChannel;
import java.util.Set;
import javax.net.SocketFactory;

/** An address that a client names is hostile until the policy has seen where it leads. */
@AnalyzeClasses(packages = "io.reelmill", importOptions = ImportOption.DoNotIncludeTests.class)
class OutsideOnlyThroughSafeFetchTest {

    /** They call one address each, which the operator sets and no client can name; the bucket of the media store is such a one. */
    private static final String[] CLIENTS_BETWEEN_SERVICES = {
        "io.reelmill.service..",
        "io.reelmill.account.reservation..",
        "io.reelmill.account.reconciliation..",
        "io.reelmill.account.operations..",
        "io.reelmill.account.signin..",
        "io.reelmill.gateway.account..",
        "io.reelmill.gateway.character..",
        "io.reelmill.gateway.media..",
        "io.reelmill.gateway.voice..",
        "io.reelmill.gateway.film..",
        "io.reelmill.publishing.webhook..",
        "io.reelmill.render.pods..",
        "io.reelmill.gateway.publish.."
    };

    /** The last two are clients of the API: they run on their users' machines. */
    private static final String[] OPENERS = {"io.reelmill.fetch..", "io.reelmill.local..", "io.reelmill.sdk.."};

    private static final DescribedPredicate<JavaClass> CONNECTIONS = assignableTo(Socket.class)
            .or(assignableTo(SocketFactory.class))
            .or(assignableTo(SocketChannel.class))
            .or(assignableTo(AsynchronousSocketChannel.class))
            .or(assignableTo(DatagramSocket.class))
            .or(assignableTo(DatagramChannel.class))
            .or(assignableTo(URLConnection.class))
            .or(resideInAnyPackage(
                    "java.net.http..",
                    "org.apache.hc..",
                    "io.vertx.ext.web.client..",
                    "io.vertx.mutiny.ext.web.client..",
                    "jakarta.ws.rs.client..",
                    "org.eclipse.microprofile.rest.client.."))
            .or(named(
                    "io.vertx.core.http.HttpClient",
                    "io.vertx.core.net.NetClient",
                    "io.vertx.core.datagram.DatagramSocket",
                    "io.vertx.mutiny.core.http.HttpClient",
                    "io.vertx.mutiny.core.net.NetClient"));

    private static final DescribedPredicate<JavaMethodCall> OPENING_A_URL =
            DescribedPredicate.describe("open a URL", OutsideOnlyThroughSafeFetchTest::opensUrl);

    @ArchTest
    static final ArchRule shouldOpenConnectionsInSafeFetchAlone = noClasses()
            .that()
            .resideOutsideOfPackages(OPENERS)
            .and()
            .resideOutsideOfPackages(CLIENTS_BETWEEN_SERVICES)
            .should()
            .dependOnClassesThat(CONNECTIONS)
            .because("whatever is outside is reached through SafeFetch");

    @ArchTest
    static final ArchRule shouldOpenNoUrl = noClasses()
            .that()
            .resideOutsideOfPackages(OPENERS)
            .and()
            .resideOutsideOfPackages(CLIENTS_BETWEEN_SERVICES)
            .should()
            .callMethodWhere(OPENING_A_URL)
            .because("URL.openStream and its like connect to whatever the text says");

    private static DescribedPredicate<JavaClass> named(String... names) {
        Set<String> set = Set.of(names);
        return DescribedPredicate.describe("are one of " + set, type -> set.contains(type.getName()));
    }

    private static boolean opensUrl(JavaMethodCall call) {
        return call.getTargetOwner().isEquivalentTo(URL.class)
                && Set.of("openStream", "openConnection", "getContent").contains(call.getName());
    }
}
