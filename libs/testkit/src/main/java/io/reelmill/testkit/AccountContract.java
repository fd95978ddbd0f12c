package io.reelmill.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What the account-service answers to the calls of the gateway, as cases in {@code account-contract.json}. The account-service
 * itself and every imitation of it pass the same cases.
 */
public final class AccountContract {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

    private AccountContract() {}

    /** Who makes the calls, with a valid credential. */
    public interface Client {

        /** @param body JSON, or null with GET */
        Answer call(String method, String path, String body);
    }

    public record Answer(int status, String body) {}

    /**
     * Workspaces and a key that the service under test knows.
     *
     * @param workspace has some hundred credits
     * @param other another workspace
     * @param key of {@code workspace}
     */
    public record Known(String workspace, String other, String key) {}

    /** All cases. */
    public static Stream<Case> cases() {
        try (InputStream in = AccountContract.class.getResourceAsStream("account-contract.json")) {
            return StreamSupport.stream(JSON.readTree(in).spliterator(), false).map(Case::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Calls that follow each other, each with its answer. */
    public record Case(JsonNode content) {

        /** Makes the calls; throws an {@link AssertionError} at the first answer that is not the expected one. */
        public void run(Client client, Known known) {
            Map<String, String> names =
                    new HashMap<>(Map.of("workspace", known.workspace(), "other", known.other(), "key", known.key()));
            for (JsonNode step : content.get("steps")) {
                String[] call = fill(step.get("call").textValue(), names).split(" ", 2);
                String body = step.has("body") ? fill(step.get("body").toString(), names) : null;
                Answer answer = client.call(call[0], call[1], body);
                require(answer.status() == step.get("status").intValue(), step, answer);
                if (step.has("answer")) {
                    require(fits(read(fill(step.get("answer").toString(), names)), read(answer.body())), step, answer);
                }
                for (String text : texts(step.path("contains"), names)) {
                    require(answer.body().contains(text), step, answer);
                }
                for (String text : texts(step.path("lacks"), names)) {
                    require(!answer.body().contains(text), step, answer);
                }
            }
        }

        @Override
        public String toString() {
            return content.get("name").textValue();
        }
    }

    private static void require(boolean fine, JsonNode step, Answer answer) {
        if (!fine) {
            throw new AssertionError("expected " + step + " but was " + answer);
        }
    }

    /** Names in braces are those that are known, or ids that are new for each case. */
    private static String fill(String text, Map<String, String> names) {
        return NAME.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(names.computeIfAbsent(
                        match.group(1), name -> UUID.randomUUID().toString())));
    }

    private static List<String> texts(JsonNode list, Map<String, String> names) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(text -> fill(text.textValue(), names))
                .toList();
    }

    /** Whether all that is expected is there; null and absent are the same, and more may be there. */
    private static boolean fits(JsonNode expected, JsonNode actual) {
        if (expected.isObject()) {
            return expected.properties().stream()
                    .allMatch(field -> fits(field.getValue(), actual.path(field.getKey())));
        }
        if (expected.isArray()) {
            boolean fine = actual.isArray() && actual.size() == expected.size();
            for (int i = 0; fine && i < expected.size(); i++) {
                fine = fits(expected.get(i), actual.get(i));
            }
            return fine;
        }
        return expected.isNull() ? actual.isNull() || actual.isMissingNode() : expected.equals(actual);
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + json, e);
        }
    }
}
