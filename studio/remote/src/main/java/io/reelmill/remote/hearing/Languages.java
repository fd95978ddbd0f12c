package io.reelmill.remote.hearing;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Language tags for the names that transcribers tell: {@code english} as well as {@code en}. */
final class Languages {

    private static final Map<String, String> TAGS = tags();

    private Languages() {}

    /** The tag; {@code und} for what is no language. */
    static String tag(String told) {
        String name = told.strip().toLowerCase(Locale.ROOT);
        if (TAGS.containsKey(name)) {
            return TAGS.get(name);
        }
        return name.matches("[a-z]{2,3}(-[a-z0-9]{2,8})*") ? name : "und";
    }

    private static Map<String, String> tags() {
        Map<String, String> tags = new HashMap<>();
        for (String code : Locale.getISOLanguages()) {
            tags.put(
                    Locale.forLanguageTag(code)
                            .getDisplayLanguage(Locale.ENGLISH)
                            .toLowerCase(Locale.ROOT),
                    code);
        }
        return Map.copyOf(tags);
    }
}
