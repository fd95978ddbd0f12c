package io.reelmill.reading;

import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * Takes away what stands around the text of a MediaWiki article, which Wikipedia is: tables of facts, notices of maintenance,
 * references and their marks, boxes of navigation, and the sections at the end that only list things.
 */
final class EncyclopediaApparatus {

    private static final String ARTICLE = ".mw-parser-output, #mw-content-text, .mw-body";
    private static final String APPARATUS =
            ".infobox, .ambox, .metadata, .mbox-small, .hatnote, .noprint, .mw-editsection, .toc, .sidebar, .sistersitebox,"
                    + " .portalbox, .reflist, .references, .mw-references-wrap, sup.reference, .navbox, .vertical-navbox,"
                    + " .catlinks, .authority-control";

    /** Titles of sections that are no prose, in lower case. */
    private static final Set<String> LISTS = Set.of(
            // English and German
            "references",
            "notes",
            "citations",
            "sources",
            "bibliography",
            "further reading",
            "see also",
            "external links",
            "einzelnachweise",
            "weblinks",
            "literatur",
            "siehe auch",
            "anmerkungen",
            // Spanish, French, Italian, Portuguese
            "referencias",
            "notas",
            "bibliografía",
            "enlaces externos",
            "véase también",
            "références",
            "notes et références",
            "bibliographie",
            "liens externes",
            "voir aussi",
            "note",
            "bibliografia",
            "collegamenti esterni",
            "voci correlate",
            "altri progetti",
            "referências",
            "ligações externas",
            "ver também",
            // Dutch, Polish, Russian, Turkish
            "bronnen",
            "externe links",
            "zie ook",
            "przypisy",
            "linki zewnętrzne",
            "zobacz też",
            "примечания",
            "ссылки",
            "литература",
            "см. также",
            "kaynakça",
            "dış bağlantılar",
            "ayrıca bakınız",
            // Japanese, Chinese, Korean, Arabic, Hindi
            "脚注",
            "参考文献",
            "外部リンク",
            "関連項目",
            "参考资料",
            "外部链接",
            "参见",
            "각주",
            "외부 링크",
            "같이 보기",
            "مراجع",
            "وصلات خارجية",
            "انظر أيضا",
            "सन्दर्भ",
            "बाहरी कड़ियाँ",
            "इन्हें भी देखें");

    private EncyclopediaApparatus() {}

    /** Changes nothing in a page of another kind. */
    static void remove(Element body) {
        if (body.selectFirst(ARTICLE) == null) {
            return;
        }
        body.select(APPARATUS).remove();
        for (Element heading : body.select("h2")) {
            if (LISTS.contains(heading.text().strip().toLowerCase(Locale.ROOT))) {
                removeSection(heading);
            }
        }
    }

    /** The heading, and all up to the next of its rank. */
    private static void removeSection(Element heading) {
        Element parent = heading.parent();
        Element block = parent != null && parent.hasClass("mw-heading") ? parent : heading;
        Element next = block.nextElementSibling();
        while (next != null && !next.normalName().equals("h2") && next.selectFirst("> h2") == null) {
            Element after = next.nextElementSibling();
            next.remove();
            next = after;
        }
        block.remove();
    }
}
