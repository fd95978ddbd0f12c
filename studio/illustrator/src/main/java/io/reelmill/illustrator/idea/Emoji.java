package io.reelmill.illustrator.idea;

import java.util.Locale;

/** Emoji of a text as English words: the names that Unicode gives them. */
final class Emoji {

    private static final int FIRST_PICTOGRAPH = 0x1F300;
    private static final int LAST_PICTOGRAPH = 0x1FAFF;
    private static final int FIRST_SYMBOL = 0x2600;
    private static final int LAST_SYMBOL = 0x27BF;

    private Emoji() {}

    /** Their names, each after a space; empty where there are none. */
    static String names(String text) {
        StringBuilder names = new StringBuilder();
        text.codePoints()
                .filter(c -> c >= FIRST_PICTOGRAPH && c <= LAST_PICTOGRAPH || c >= FIRST_SYMBOL && c <= LAST_SYMBOL)
                .mapToObj(Character::getName)
                .filter(name -> name != null && !name.contains("MODIFIER"))
                .forEach(name ->
                        names.append(' ').append(name.toLowerCase(Locale.ROOT).replace(" face", "")));
        return names.toString();
    }
}
