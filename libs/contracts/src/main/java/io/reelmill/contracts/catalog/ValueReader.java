package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Checks one value against its parameter and brings it into its canonical form. */
final class ValueReader {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}(\\.\\d{1,9})?");

    private final Findings findings;
    private final UrlRule urls;

    ValueReader(Findings findings, UrlRule urls) {
        this.findings = findings;
        this.urls = urls;
    }

    /** The canonical form, or empty after a violation was found. */
    Optional<JsonNode> read(Parameter<?> parameter, Submission.Sent sent) {
        Place place = new Place(parameter.path(), sent.sentAs());
        Optional<JsonNode> value = read(parameter, place, sent.value());
        return sent.inverted() ? value.map(v -> BooleanNode.valueOf(!v.asBoolean())) : value;
    }

    /** A field and the name that the client knows it by. */
    private record Place(String field, String sentAs) {

        Place item(int index) {
            return new Place(field + "[" + index + "]", sentAs == null ? null : sentAs + "[" + index + "]");
        }

        Place inside(String name) {
            return new Place(field + "." + name, sentAs == null ? null : sentAs + "." + name);
        }

        @Override
        public String toString() {
            return sentAs == null ? field : field + " (sent as " + sentAs + ")";
        }
    }

    private Optional<JsonNode> read(Parameter<?> p, Place place, JsonNode node) {
        return switch (p.type()) {
            case ANY -> Optional.of(node);
            case BOOLEAN -> node.isBoolean() ? Optional.of(node) : wrongType(place, "true or false");
            case NUMBER -> node.isNumber() ? bounded(p, place, node) : wrongType(place, "a number");
            case INTEGER -> integer(p, place, node);
            case TEXT -> node.isTextual() ? text(p, place, node) : wrongType(place, "text");
            case URL -> node.isTextual() ? url(place, node.textValue()) : wrongType(place, "text: an http(s) URL");
            case CHOICE -> node.isTextual() ? choice(p, place, node.textValue()) : wrongType(place, oneOf(p));
            case NUMBER_OR_CHOICE -> numberOrChoice(p, place, node);
            case OBJECT -> node instanceof ObjectNode object ? object(p, place, object) : wrongType(place, "an object");
            case LIST -> node instanceof ArrayNode array ? list(p, place, array) : wrongType(place, "a list");
        };
    }

    private Optional<JsonNode> integer(Parameter<?> p, Place place, JsonNode node) {
        if (!node.isNumber() || !isWhole(node)) {
            return wrongType(place, "a whole number");
        }
        return bounded(p, place, node).map(n -> IntNode.valueOf((int) Math.min(Integer.MAX_VALUE, n.asDouble())));
    }

    private static boolean isWhole(JsonNode node) {
        return node.isIntegralNumber() || node.doubleValue() == Math.rint(node.doubleValue());
    }

    private Optional<JsonNode> bounded(Parameter<?> p, Place place, JsonNode node) {
        double value = node.doubleValue();
        boolean low = p.least().isPresent() && value < p.least().get();
        boolean high = p.most().isPresent() && value > p.most().get();
        if (!low && !high && Double.isFinite(value)) {
            return Optional.of(node);
        }
        String words = p.most().isPresent()
                ? "must lie between " + number(p.least().orElse(0.0)) + " and "
                        + number(p.most().get())
                : "must be at least " + number(p.least().orElse(0.0));
        return refused(place, "bounds", p.allowed().isEmpty() ? words : words + ", or be " + oneOf(p));
    }

    /** A number may also come as text here, since the interface says "number or string". */
    private Optional<JsonNode> numberOrChoice(Parameter<?> p, Place place, JsonNode node) {
        if (node.isNumber()) {
            return bounded(p, place, node);
        }
        if (!node.isTextual()) {
            return wrongType(place, "a number or " + oneOf(p));
        }
        String text = node.textValue().strip();
        if (NUMBER.matcher(text).matches()) {
            return bounded(p, place, DoubleNode.valueOf(Double.parseDouble(text)));
        }
        Optional<String> match = ChoiceMatch.of(p, text);
        return match.isPresent()
                ? Optional.of(TextNode.valueOf(match.get()))
                : refused(place, "not_allowed", "must be a number or " + oneOf(p));
    }

    private Optional<JsonNode> text(Parameter<?> p, Place place, JsonNode node) {
        boolean fits = p.pattern()
                .map(f -> f.matcher(node.textValue().strip()).matches())
                .orElse(true);
        return fits ? Optional.of(node) : refused(place, "form", "must be " + p.form());
    }

    private Optional<JsonNode> url(Place place, String text) {
        UrlRule.Judgement judgement = urls.judge(text);
        if (judgement instanceof UrlRule.Refused refused) {
            return refused(place, refused.code(), refused.words());
        }
        return Optional.of(TextNode.valueOf(((UrlRule.Fine) judgement).url()));
    }

    private Optional<JsonNode> choice(Parameter<?> p, Place place, String text) {
        Optional<String> match = ChoiceMatch.of(p, text);
        return match.isPresent()
                ? Optional.of(TextNode.valueOf(match.get()))
                : refused(place, "not_allowed", "must be " + oneOf(p));
    }

    private Optional<JsonNode> list(Parameter<?> p, Place place, ArrayNode array) {
        if (p.maxItems().isPresent() && array.size() > p.maxItems().get()) {
            return refused(
                    place, "count", "must have at most " + p.maxItems().get() + " items; it has " + array.size());
        }
        int before = findings.violations().size();
        ArrayNode canonical = JsonNodeFactory.instance.arrayNode(array.size());
        for (int i = 0; i < array.size(); i++) {
            JsonNode item = array.get(i);
            Place at = place.item(i);
            if (p.isOfUrls()) {
                if (item.isTextual()) {
                    url(at, item.textValue()).ifPresent(canonical::add);
                } else {
                    wrongType(at, "text: an http(s) URL");
                }
            } else if (p.fields().isEmpty()) {
                if (item.isTextual() && !item.textValue().isBlank()) {
                    canonical.add(item);
                } else {
                    wrongType(at, "text that is not blank");
                }
            } else if (item instanceof ObjectNode object) {
                object(p, at, object).ifPresent(canonical::add);
            } else {
                wrongType(at, "an object");
            }
        }
        return findings.violations().size() == before ? Optional.of(canonical) : Optional.empty();
    }

    private Optional<JsonNode> object(Parameter<?> p, Place place, ObjectNode object) {
        int before = findings.violations().size();
        ObjectNode canonical = p.isOpen() ? object.deepCopy() : JsonNodeFactory.instance.objectNode();
        for (Parameter<?> field : p.fields()) {
            JsonNode value = object.path(field.path());
            Place at = place.inside(field.path());
            if (!value.isMissingNode() && !value.isNull()) {
                read(field, at, value).ifPresent(v -> canonical.set(field.path(), v));
            } else if (field.isRequired()) {
                refused(at, "required", "is required");
            }
        }
        if (!p.isOpen()) {
            object.fieldNames().forEachRemaining(name -> {
                if (p.fields().stream().noneMatch(field -> field.path().equals(name))) {
                    findings.warning(
                            Findings.shortened(place.field() + "." + name) + " is not a known field and was ignored");
                }
            });
        }
        return findings.violations().size() == before ? Optional.of(canonical) : Optional.empty();
    }

    private Optional<JsonNode> wrongType(Place place, String expected) {
        return refused(place, "type", "must be " + expected);
    }

    private Optional<JsonNode> refused(Place place, String code, String words) {
        findings.violation(place.field(), code, place + " " + words);
        return Optional.empty();
    }

    static String oneOf(Parameter<?> p) {
        return p.allowed().size() == 1 ? p.allowed().get(0) : "one of " + String.join(", ", p.allowed());
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
