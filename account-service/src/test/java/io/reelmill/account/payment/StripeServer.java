package io.reelmill.account.payment;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.stripe.net.Webhook;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Imitates what Stripe's API publishes of PaymentIntents, refunds and disputes: creation under an idempotency key, confirmation,
 * retrieval, search and signed events. What a payment method does is said by its name, as with Stripe's own test cards.
 */
final class StripeServer implements AutoCloseable {

    static final String SECRET = "whsec_of_the_test";

    private static final ObjectMapper JSON = new ObjectMapper();

    private record Answer(int status, String body) {}

    private final HttpServer server;
    private final Map<String, Answer> answers = new ConcurrentHashMap<>();
    private final Map<String, String> paramsOfKeys = new ConcurrentHashMap<>();
    private final Map<String, ObjectNode> intents = new ConcurrentHashMap<>();
    private final Map<String, ObjectNode> disputes = new ConcurrentHashMap<>();
    private final Map<String, ObjectNode> refunds = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();

    /** Form fields of every creation that was not a repetition. */
    final List<Map<String, String>> created = new CopyOnWriteArrayList<>();

    /** Told of each PaymentIntent before the answer is sent. */
    volatile Consumer<ObjectNode> beforeTheAnswer = intent -> {};

    /** Whether answers are lost on their way. */
    volatile boolean losesAnswers;

    StripeServer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/v1/payment_intents", this::serve);
        server.createContext("/v1/disputes", this::serve);
        server.createContext("/v1/refunds", this::serve);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The PaymentIntent of a payment. */
    ObjectNode intentOf(String paymentId) {
        return intents.values().stream()
                .filter(intent ->
                        intent.path("metadata").path("payment_id").asText().equals(paymentId))
                .findFirst()
                .orElseThrow();
    }

    void forget() {
        intents.clear();
        answers.clear();
    }

    /** The body of an event about an object as it is now. */
    static byte[] event(String type, ObjectNode object) {
        ObjectNode event = JSON.createObjectNode()
                .put("id", "evt_" + Math.abs(object.hashCode()))
                .put("object", "event")
                .put("api_version", "2020-08-27")
                .put("type", type);
        event.putObject("data").set("object", object);
        return event.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** An event of a PaymentIntent with a status. */
    static byte[] intentEvent(String type, ObjectNode intent, String status) {
        return event(type, intent.deepCopy().put("status", status));
    }

    /** Refunds so much of a payment and returns the body of the event. */
    synchronized byte[] refund(ObjectNode intent, long amount) {
        String id = "re_" + ids.incrementAndGet();
        refunds.put(
                id,
                JSON.createObjectNode()
                        .put("id", id)
                        .put("object", "refund")
                        .put("amount", amount)
                        .put("currency", intent.path("currency").asText())
                        .put("payment_intent", intent.path("id").asText())
                        .put("status", "succeeded"));
        return event("charge.refunded", refunded(intent, amount));
    }

    /** The last refund of a payment comes back from the bank; returns the body of the event. */
    synchronized byte[] failRefund(ObjectNode intent, String event) {
        ObjectNode refund = refunds.get("re_" + ids.get());
        if (refund.path("status").asText().equals("succeeded")) {
            refund.put("status", "failed").put("failure_reason", "lost_or_stolen_card");
            refunded(intent, -refund.path("amount").asLong());
        }
        return event(event, refund.deepCopy());
    }

    /** The charge after its sum of refunds has changed. */
    private static ObjectNode refunded(ObjectNode intent, long amount) {
        ObjectNode charge = chargeOf(intent);
        long refunded = charge.path("amount_refunded").asLong() + amount;
        charge.put("amount_refunded", refunded)
                .put("refunded", refunded == intent.path("amount").asLong());
        return charge.deepCopy();
    }

    /** A dispute of a payment gets a status; returns the body of the event. */
    synchronized byte[] dispute(ObjectNode intent, String id, String event, String status, long amount) {
        chargeOf(intent).put("disputed", true);
        ObjectNode dispute = JSON.createObjectNode()
                .put("id", id)
                .put("object", "dispute")
                .put("amount", amount)
                .put("currency", intent.path("currency").asText())
                .put("payment_intent", intent.path("id").asText())
                .put("status", status);
        disputes.put(id, dispute);
        return event("charge.dispute." + event, dispute.deepCopy());
    }

    private static ObjectNode chargeOf(ObjectNode intent) {
        if (intent.path("latest_charge").isObject()) {
            return (ObjectNode) intent.path("latest_charge");
        }
        return intent.putObject("latest_charge")
                .put("id", "ch_of_" + intent.path("id").asText())
                .put("object", "charge")
                .put("amount", intent.path("amount").asLong())
                .put("amount_refunded", 0)
                .put("refunded", false)
                .put("disputed", false)
                .put("payment_intent", intent.path("id").asText());
    }

    /** The header that Stripe signs a body with at a time, in seconds. */
    static String signature(byte[] body, long time, String secret) {
        try {
            return "t=" + time + ",v1="
                    + Webhook.Util.computeHmacSha256(secret, time + "." + new String(body, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private void serve(HttpExchange call) throws IOException {
        String path = call.getRequestURI().getPath();
        Map<String, String> fields = fields(
                call.getRequestMethod().equals("GET")
                        ? call.getRequestURI().getRawQuery()
                        : new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Answer answer;
        if (path.equals("/v1/disputes")) {
            answer = list(path, disputes.values(), fields.get("payment_intent"));
        } else if (path.equals("/v1/refunds")) {
            answer = list(path, refunds.values(), fields.get("payment_intent"));
        } else if (path.equals("/v1/payment_intents")) {
            answer = create(call.getRequestHeaders().getFirst("Idempotency-Key"), fields);
        } else if (path.endsWith("/search")) {
            answer = search(fields.get("query"));
        } else if (path.endsWith("/confirm")) {
            answer = confirm(path.split("/")[3], fields);
        } else {
            answer = retrieve(path.split("/")[3], fields.containsKey("expand[0]"));
        }
        if (losesAnswers) {
            call.close();
            return;
        }
        byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().set("Content-Type", "application/json");
        call.sendResponseHeaders(answer.status(), body.length);
        try (var out = call.getResponseBody()) {
            out.write(body);
        }
    }

    private synchronized Answer create(String key, Map<String, String> fields) {
        if (key == null) {
            return error(400, "invalid_request_error", null, "a key is missing", null);
        }
        String before = paramsOfKeys.putIfAbsent(key, fields.toString());
        if (before != null && !before.equals(fields.toString())) {
            return error(400, "idempotency_error", null, "the key was used with other parameters", null);
        }
        return answers.computeIfAbsent(key, k -> createNew(fields));
    }

    private Answer createNew(Map<String, String> fields) {
        created.add(fields);
        String method = fields.get("payment_method");
        if (method.equals("pm_gone")) {
            return error(400, "invalid_request_error", "resource_missing", "No such PaymentMethod", null);
        }
        ObjectNode intent = JSON.createObjectNode()
                .put("id", "pi_" + ids.incrementAndGet())
                .put("object", "payment_intent")
                .put("amount", Long.parseLong(fields.get("amount")))
                .put("currency", fields.get("currency"));
        intent.putObject("metadata").put("payment_id", fields.get("metadata[payment_id]"));
        intents.put(intent.path("id").asText(), intent);
        return switch (method) {
            case "pm_processes" -> ok(intent.put("status", "processing"));
            case "pm_declines" -> refused(intent, "card_declined", "Your card was declined.");
            case "pm_authenticates" -> refused(intent, "authentication_required", "Authentication is required.");
            default -> ok(intent.put("status", "succeeded"));
        };
    }

    private Answer ok(ObjectNode intent) {
        beforeTheAnswer.accept(intent);
        return new Answer(200, intent.toString());
    }

    private Answer refused(ObjectNode intent, String code, String message) {
        intent.put("status", "requires_payment_method");
        intent.putObject("last_payment_error")
                .put("type", "card_error")
                .put("code", code)
                .put("message", message);
        beforeTheAnswer.accept(intent);
        return error(402, "card_error", code, message, intent);
    }

    private static Answer error(int status, String type, String code, String message, ObjectNode intent) {
        ObjectNode body = JSON.createObjectNode();
        ObjectNode error =
                body.putObject("error").put("type", type).put("code", code).put("message", message);
        if (intent != null) {
            error.set("payment_intent", intent);
        }
        return new Answer(status, body.toString());
    }

    private Answer confirm(String id, Map<String, String> fields) {
        ObjectNode intent = intents.get(id);
        intent.put("status", "requires_action").remove("last_payment_error");
        intent.putObject("next_action")
                .put("type", "redirect_to_url")
                .putObject("redirect_to_url")
                .put("url", "https://bank.example/authenticate")
                .put("return_url", fields.get("return_url"));
        return new Answer(200, intent.toString());
    }

    private Answer retrieve(String id, boolean withCharge) {
        ObjectNode intent = intents.get(id);
        if (intent == null) {
            return error(404, "invalid_request_error", "resource_missing", "No such PaymentIntent", null);
        }
        ObjectNode shown = intent.deepCopy();
        if (!withCharge && shown.path("latest_charge").isObject()) {
            shown.put("latest_charge", shown.at("/latest_charge/id").asText());
        }
        return new Answer(200, shown.toString());
    }

    private static Answer list(String path, Collection<ObjectNode> objects, String intent) {
        ObjectNode list = JSON.createObjectNode()
                .put("object", "list")
                .put("has_more", false)
                .put("url", path);
        var data = list.putArray("data");
        objects.stream()
                .filter(object -> object.path("payment_intent").asText().equals(intent))
                .forEach(data::add);
        return new Answer(200, list.toString());
    }

    private Answer search(String query) {
        ObjectNode result =
                JSON.createObjectNode().put("object", "search_result").put("has_more", false);
        var data = result.putArray("data");
        intents.values().stream()
                .filter(intent -> query.equals("metadata['payment_id']:'"
                        + intent.path("metadata").path("payment_id").asText() + "'"))
                .forEach(data::add);
        return new Answer(200, result.toString());
    }

    private static Map<String, String> fields(String form) {
        Map<String, String> fields = new LinkedHashMap<>();
        if (form != null) {
            for (String field : form.split("&")) {
                String[] parts = field.split("=", 2);
                fields.put(decode(parts[0]), parts.length > 1 ? decode(parts[1]) : "");
            }
        }
        return fields;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
