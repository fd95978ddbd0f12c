package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Refuses what JSON allows but no database keeps: the character U+0000, half a surrogate pair, endless numbers, and what is
 * nested so deeply that reading it would take the stack.
 */
final class StorableJson {

    private static final int DEEPEST = 100;

    private StorableJson() {}

    static void check(JsonNode node, Findings findings) {
        check(node, null, 0, findings);
    }

    private static void check(JsonNode node, String path, int depth, Findings findings) {
        if (depth > DEEPEST) {
            String name = Findings.shortened(path);
            findings.violation(name, "depth", name + " must not lie deeper than " + DEEPEST + " levels");
        } else if (node.isObject()) {
            node.properties().forEach(field -> {
                String at = path == null ? field.getKey() : path + "." + field.getKey();
                if (isStorable(field.getKey())) {
                    check(field.getValue(), at, depth + 1, findings);
                } else {
                    findings.violation(path, "text", "the name of a field has a character that cannot be kept");
                }
            });
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                check(node.get(i), path + "[" + i + "]", depth + 1, findings);
            }
        } else if (node.isTextual() && !isStorable(node.textValue())) {
            String name = Findings.shortened(path);
            findings.violation(name, "text", name + " has a character that cannot be kept (U+0000 or half a pair)");
        } else if (node.isFloatingPointNumber() && !Double.isFinite(node.doubleValue())) {
            String name = Findings.shortened(path);
            findings.violation(name, "bounds", name + " is a number beyond all bounds");
        }
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
