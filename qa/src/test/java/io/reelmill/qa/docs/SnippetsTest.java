package io.reelmill.qa.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.source.util.JavacTask;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.RequestNormaliser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every block of code of the documents is what it claims to be. */
class SnippetsTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern BODY = Pattern.compile("-d '(\\{.*?})'", Pattern.DOTALL);
    private static final Pattern SUBCOMMAND = Pattern.compile("\\./reelmill ([a-z-]+)(.*)");

    static Stream<Snippet> json() throws IOException {
        return of("json");
    }

    static Stream<Snippet> java() throws IOException {
        return of("java");
    }

    static Stream<Snippet> shell() throws IOException {
        return Stream.concat(of("sh"), of(""));
    }

    private static Stream<Snippet> of(String language) throws IOException {
        return Snippet.all().stream().filter(snippet -> snippet.language().equals(language));
    }

    @ParameterizedTest
    @MethodSource("json")
    void shouldBeJson(Snippet snippet) throws IOException {
        assertThat(JSON.readTree(snippet.text()).isContainerNode()).isTrue();
    }

    /** A block is a whole file or statements. */
    @ParameterizedTest
    @MethodSource("java")
    void shouldBeJava(Snippet snippet) throws IOException {
        boolean isFile = snippet.text().startsWith("package ");
        assertThat(complaints(isFile ? snippet.text() : "class Snippet { void run() {\n" + snippet.text() + "\n} }"))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shell")
    void shouldSendBodiesThatTheApiAccepts(Snippet snippet) throws IOException {
        Matcher body = BODY.matcher(snippet.text());
        while (body.find()) {
            JsonNode request = JSON.readTree(body.group(1));
            if (request.has("workflow")) {
                Normalisation outcome = RequestNormaliser.normalise(request);
                assertThat(outcome).isInstanceOf(Normalisation.Accepted.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("shell")
    void shouldNameCommandsAndFilesThatThereAre(Snippet snippet) throws IOException {
        String usage = Files.readString(Path.of("../deploy/local/src/main/resources/io/reelmill/local/cli/usage.txt"));
        for (String command : snippet.commands()) {
            Matcher call = SUBCOMMAND.matcher(command);
            if (call.find()) {
                assertThat(usage).contains("./reelmill " + call.group(1));
                Matcher option = Pattern.compile("--[a-z-]+").matcher(call.group(2));
                while (option.find()) {
                    assertThat(usage).contains(option.group());
                }
            }
            Matcher file = Pattern.compile("@(examples/\\S+)|(?<= )(examples/\\S+\\.json)")
                    .matcher(command);
            while (file.find()) {
                assertThat(Path.of("..", file.group(1) == null ? file.group(2) : file.group(1)))
                        .exists();
            }
        }
    }

    /** The examples of the quick start are the programs that the end-to-end tests run. */
    @Test
    void shouldShowTheExamplesThatAreRun() throws IOException {
        Path sdk = Path.of("../sdk");
        String program = Files.readString(sdk.resolve("java/src/main/java/io/reelmill/sdk/example/Example.java"));
        String script = Files.readString(sdk.resolve("typescript/example.ts"));

        assertThat(program.stripIndent().replaceAll("(?m)^ {8}", "")).contains(first("java"));
        assertThat(script.replace("./src/index.ts", "@reelmill/sdk")).contains(first("ts"));
    }

    private static String first(String language) throws IOException {
        return Snippet.of(Path.of("../docs/quickstart.md")).stream()
                .filter(snippet -> snippet.language().equals(language))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static List<String> complaints(String source) throws IOException {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, found, List.of(), null, List.of(file));
        task.parse();
        List<String> complaints = new ArrayList<>();
        for (Diagnostic<?> diagnostic : found.getDiagnostics()) {
            complaints.add(diagnostic.toString());
        }
        return complaints;
    }
}
