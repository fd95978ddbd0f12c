package io.reelmill.typography;

import java.lang.Character.UnicodeScript;
import java.util.Optional;
import java.util.Set;

/** The typefaces that come with the product for scripts that no style's own typeface has, each bold as captions are. */
enum ScriptFace {
    BENGALI("typefaces/NotoSansBengali-Bold.ttf", UnicodeScript.BENGALI),
    DEVANAGARI("typefaces/NotoSansDevanagari-Bold.ttf", UnicodeScript.DEVANAGARI),
    ETHIOPIC("typefaces/NotoSansEthiopic-Bold.ttf", UnicodeScript.ETHIOPIC),
    GUJARATI("typefaces/NotoSansGujarati-Bold.ttf", UnicodeScript.GUJARATI),
    GURMUKHI("typefaces/NotoSansGurmukhi-Bold.ttf", UnicodeScript.GURMUKHI),
    KANNADA("typefaces/NotoSansKannada-Bold.ttf", UnicodeScript.KANNADA),
    KHMER("typefaces/NotoSansKhmer-Bold.ttf", UnicodeScript.KHMER),
    LAO("typefaces/NotoSansLao-Bold.ttf", UnicodeScript.LAO),
    MALAYALAM("typefaces/NotoSansMalayalam-Bold.ttf", UnicodeScript.MALAYALAM),
    MYANMAR("typefaces/NotoSansMyanmar-Bold.ttf", UnicodeScript.MYANMAR),
    SINHALA("typefaces/NotoSansSinhala-Bold.ttf", UnicodeScript.SINHALA),
    TAMIL("typefaces/NotoSansTamil-Bold.ttf", UnicodeScript.TAMIL),
    TELUGU("typefaces/NotoSansTelugu-Bold.ttf", UnicodeScript.TELUGU),
    THAI("typefaces/NotoSansThai-Bold.ttf", UnicodeScript.THAI),
    KOREAN("typefaces/GothicA1-Bold.ttf", UnicodeScript.HANGUL),
    CHINESE(
            "/fonts/ttf/NotoSansSC/NotoSansSC-Bold.ttf",
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.BOPOMOFO);

    private final String file;
    private final Set<UnicodeScript> scripts;

    ScriptFace(String file, UnicodeScript... scripts) {
        this.file = file;
        this.scripts = Set.of(scripts);
    }

    String file() {
        return file;
    }

    /** The one that has a character's script; empty where none was made for it. */
    static Optional<ScriptFace> writing(int point) {
        UnicodeScript script = Script.script(point);
        for (ScriptFace face : values()) {
            if (face.scripts.contains(script)) {
                return Optional.of(face);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether the same character is drawn in another way from country to country, so that a typeface of the system for
     * the caption's language is the better one.
     */
    boolean variesByCountry() {
        return this == CHINESE;
    }
}
