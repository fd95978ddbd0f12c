package io.reelmill.remote.call;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.providers.ProviderException.Category;
import java.time.Duration;
import java.util.Locale;

/** Says what an answer, or none, means for the call. */
final class AnswerCheck {

    private AnswerCheck() {}

    static Answer of(String endpoint, Call call, Fetched fetched) {
        if (fetched instanceof Success answer) {
            if (answer.isOk()) {
                String type = answer.header("content-type").orElse("").toLowerCase(Locale.ROOT);
                return new Answer(answer.status(), type.split(";", 2)[0].strip(), answer.body());
            }
            throw refusal(endpoint, call, answer);
        }
        if (fetched instanceof Refused) {
            throw new CallFailure(
                    Category.INTERNAL,
                    endpoint + " has an address that may not be called",
                    "address",
                    false,
                    true,
                    null);
        }
        throw silence(endpoint, call, ((Failed) fetched).failure());
    }

    private static CallFailure refusal(String endpoint, Call call, Success answer) {
        int status = answer.status();
        String outcome = Integer.toString(status);
        if (status == 429 || status >= 500) {
            Duration wait =
                    answer.header("retry-after").map(AnswerCheck::seconds).orElse(null);
            boolean soon = wait == null || wait.compareTo(EndpointClient.LONGEST_WAIT) <= 0;
            // After another 5xx an order may have been taken all the same, and would be paid for twice.
            boolean untouched = !call.order() || status == 429 || status == 503;
            String why = status == 429 ? "has too much to do (429)" : "failed (" + status + ")";
            return new CallFailure(
                    Category.PASSING, endpoint + " " + why, outcome, soon && untouched, status != 429, wait);
        }
        String why =
                switch (status) {
                    case 401, 403 -> "does not accept the key (" + status + ")";
                    case 402 -> "asks for payment (402)";
                    default -> "does not take the request (" + status + ")";
                };
        boolean ill = status >= 401 && status <= 403;
        return new CallFailure(Category.INTERNAL, endpoint + " " + why, outcome, false, ill, null);
    }

    private static CallFailure silence(String endpoint, Call call, Failure failure) {
        return switch (failure) {
            case TIMEOUT ->
                new CallFailure(Category.PASSING, endpoint + " did not answer in time", "timeout", false, true, null);
            case TOO_LARGE ->
                new CallFailure(
                        Category.INTERNAL,
                        endpoint + " answered with more than is allowed",
                        "answer",
                        false,
                        false,
                        null);
            case UNREADABLE, TOO_MANY_REDIRECTS ->
                new CallFailure(
                        Category.INTERNAL, endpoint + " did not answer in readable HTTP", "answer", false, true, null);
            case INTERRUPTED ->
                new CallFailure(
                        Category.PASSING,
                        "a call to " + endpoint + " was interrupted",
                        "interrupted",
                        false,
                        false,
                        null);
            default ->
                new CallFailure(
                        Category.PASSING,
                        endpoint + " could not be reached, or broke off",
                        "connection",
                        !call.order(),
                        true,
                        null);
        };
    }

    private static Duration seconds(String header) {
        try {
            return Duration.ofMillis(Math.max(0, Math.round(Double.parseDouble(header.strip()) * 1000)));
        } catch (NumberFormatException e) {
            // The other form is a date, which few send; the usual backoff will do.
            return null;
        }
    }
}
