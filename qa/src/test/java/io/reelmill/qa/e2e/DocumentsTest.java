package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.qa.docs.Snippet;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The calls that the documents show are sent to the suite as they stand, in their order; films that name no size get the smallest. */
@RequiresProgram("curl")
class DocumentsTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final Pattern BODY_FILE = Pattern.compile("-d @(\\S+)");

    /** An id that a document shortens, such as 0351…. */
    private static final Pattern SHORTENED = Pattern.compile("[0-9a-f]{4}…");

    private final Map<String, String> ids = new HashMap<>();

    @Test
    void shouldAnswerEveryCallOfTheDocuments() throws Exception {
        int calls = 0;
        for (Snippet snippet : Snippet.all()) {
            for (String command : snippet.commands()) {
                if (command.startsWith("curl ")) {
                    call(command, snippet);
                    calls++;
                }
            }
        }
        assertThat(calls).isGreaterThanOrEqualTo(9);
        REELMILL.awaitSettledCredits(); // leaves no render to the next test
    }

    private void call(String command, Snippet snippet) throws IOException, InterruptedException {
        String complete = SHORTENED
                .matcher(small(here(withBody(command))))
                .replaceAll(id -> Matcher.quoteReplacement(ids.getOrDefault(id.group(), id.group())));
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", complete)
                .directory(Path.of("..").toFile());
        builder.environment().putAll(REELMILL.environment());
        builder.environment().put("KEY", REELMILL.environment().get("REELMILL_KEY"));
        Process curl = builder.start();
        String answer = new String(curl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(curl.waitFor()).as(snippet + ": " + complete).isZero();
        JsonPath json = new JsonPath(answer);
        assertThat(json.getInt("success")).as(snippet + ": " + answer).isEqualTo(1);
        remember(snippet, json);
    }

    /** The command with the body itself in the place of the file that it names, so that addresses in it can be replaced. */
    private static String withBody(String command) throws IOException {
        Matcher file = BODY_FILE.matcher(command);
        return file.find()
                ? file.replaceFirst(
                        Matcher.quoteReplacement("-d '" + Files.readString(Path.of("..", file.group(1))) + "'"))
                : command;
    }

    /** Whether a call is taken does not depend on how many pixels and frames are drawn for it afterwards. */
    private static String small(String command) {
        return command.contains("/render ") && !command.contains("\"render\"")
                ? command.replaceFirst("-d '\\{", "-d '{ \"render\": { \"resolution\": \"720p\", \"frameRate\": 2 },")
                : command;
    }

    private static String here(String command) {
        return command.replace("http://localhost:8080", REELMILL.environment().get("REELMILL_URL"))
                .replace("https://example.com/hook", REELMILL.environment().get("REELMILL_URL") + "/hook");
    }

    /** What the document shortens in the answer that it shows is the id that was answered now. */
    private void remember(Snippet snippet, JsonPath answer) {
        String id = answer.getString("pid") == null ? answer.getString("id") : answer.getString("pid");
        Matcher shown = SHORTENED.matcher(snippet.text());
        while (id != null && shown.find()) {
            ids.putIfAbsent(shown.group(), id);
        }
    }
}
