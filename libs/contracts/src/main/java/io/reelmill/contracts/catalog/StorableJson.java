package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The first look at a body. It refuses what would make every later look expensive (too many values, names that are too long,
 * too deep nesting) and what JSON allows but no database keeps (the character U+0000, half a surrogate pair, infinite
 * numbers). A path is built only for a violation.
 */
final class StorableJson {

    static final int MAX_DEPTH = 100;

    /** Characters of the name of one field. */
    static final int MAX_NAME_LENGTH = 200;

    /** Values of a whole body: texts, numbers, objects, lists and all others together. */
    static final int MAX_VALUES = 20_000;

    private final ParameterIndex index;
    private final Findings findings;
    /** Names and indexes from the top of the body to the value at hand. */
    private final Deque<Object> path = new ArrayDeque<>();

    private int values;

    private StorableJson(ParameterIndex index, Findings findings) {
        this.index = index;
        this.findings = findings;
    }

    /** @param index the parameters that the body may have, by which a field is named that was sent under an alias */
    static void check(JsonNode body, ParameterIndex index, Findings findings) {
        StorableJson check = new StorableJson(index, findings);
        check.visit(body);
        if (check.values > MAX_VALUES) {
            findings.violation(null, "count", "the body must have at most " + MAX_VALUES + " values");
        }
    }

    private void visit(JsonNode node) {
        values++;
        if (node.isContainerNode()) {
            if (path.size() >= MAX_DEPTH) {
                refuse("depth", "must not lie deeper than " + MAX_DEPTH + " levels");
            } else if (node.isObject()) {
                visitFields(node);
            } else {
                visitItems(node);
            }
        } else if (node.isTextual() && !isStorable(node.textValue())) {
            refuse("text", "has a character that cannot be kept (U+0000 or half a pair)");
        } else if (node.isFloatingPointNumber() && !Double.isFinite(node.doubleValue())) {
            refuse("bounds", "is a number beyond all bounds");
        }
    }

    private void visitFields(JsonNode object) {
        for (var field : object.properties()) {
            String name = field.getKey();
            if (name.length() > MAX_NAME_LENGTH) {
                values++;
                path.addLast(name);
                refuse(
                        "bounds",
                        "is a name that is too long; a name must have at most " + MAX_NAME_LENGTH + " characters");
                path.removeLast();
            } else if (!isStorable(name)) {
                values++;
                refuse("text", "has a field whose name has a character that cannot be kept (U+0000 or half a pair)");
            } else {
                visit(name, field.getValue());
            }
            if (isEnough()) {
                return;
            }
        }
    }

    private void visitItems(JsonNode list) {
        int index = 0;
        for (JsonNode item : list) {
            visit(index, item);
            index++;
            if (isEnough()) {
                return;
            }
        }
    }

    private void visit(Object step, JsonNode node) {
        path.addLast(step);
        visit(node);
        path.removeLast();
    }

    private boolean isEnough() {
        return values > MAX_VALUES || findings.isFull();
    }

    private void refuse(String code, String words) {
        StringBuilder whole = new StringBuilder();
        for (Object step : path) {
            if (step instanceof Integer) {
                whole.append('[').append(step).append(']');
            } else {
                whole.append(whole.isEmpty() ? "" : ".").append(step);
            }
            if (whole.length() > Findings.MAX_SHOWN_NAME) {
                break;
            }
        }
        if (whole.isEmpty()) {
            findings.violation(null, code, "the body " + words);
            return;
        }
        String sent = Findings.shortened(whole.toString());
        String field = canonical(sent);
        findings.violation(field, code, field + (field.equals(sent) ? "" : " (sent as " + sent + ")") + " " + words);
    }

    /** A place under the canonical name of its parameter. Aliases have one part or two. */
    private String canonical(String sent) {
        StringBuilder alias = new StringBuilder();
        for (Object step : path) {
            alias.append(alias.isEmpty() ? "" : ".").append(step);
            var meant = index.findAliased(alias.toString());
            if (meant.isPresent() && sent.startsWith(alias.toString())) {
                return meant.get().path() + sent.substring(alias.length());
            }
            if (alias.indexOf(".") >= 0) {
                break;
            }
        }
        return sent;
    }

    private static boolean isStorable(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 0 || Character.isLowSurrogate(c)) {
                return false;
            }
            if (Character.isHighSurrogate(c)) {
                i++;
                if (i == text.length() || !Character.isLowSurrogate(text.charAt(i))) {
                    return false;
                }
            }
        }
        return true;
    }
}
