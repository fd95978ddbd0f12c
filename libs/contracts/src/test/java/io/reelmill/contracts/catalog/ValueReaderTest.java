package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Requests.accepted;
import static io.reelmill.contracts.catalog.Requests.rejected;
import static io.reelmill.contracts.catalog.Requests.script;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms of single values. */
class ValueReaderTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "FR", "pt-BR", "zh_Hant", "deu", "fil", "auto"})
    void shouldTakeALanguageByItsCodeOrAuto(String code) {
        assertThat(accepted(script("'lang':'" + code + "'")).spec().get(VoiceParameters.LANGUAGE))
                .isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"xx", "klingon", "e", "english", "en_"})
    void shouldRefuseAnUnknownLanguage(String code) {
        assertThat(rejected(script("'lang':'" + code + "'")))
                .extracting(Violation::field, Violation::message)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        "voice.language",
                        "voice.language (sent as lang) must be an ISO 639 language code such as en, fr or"
                                + " pt-BR, or auto"));
    }

    @ParameterizedTest
    @CsvSource({"9 / 16,9:16", "portrait,9:16", "Landscape,16:9", "square,1:1", "feed,4:5", "LinkedIn,4:5", "AUTO,auto"
    })
    void shouldTakeOtherNamesOfRatios(String sent, String meant) {
        assertThat(accepted(script("'ratio':'" + sent + "'")).spec().get(RequestParameters.ASPECT_RATIO))
                .isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({
        "example.com, https://example.com",
        "example.com/a?b=c, https://example.com/a?b=c",
        "http://example.com:8080/x, http://example.com:8080/x",
        "https://bücher.example/ä, https://xn--bcher-kva.example/%C3%A4",
    })
    void shouldCompleteAddresses(String sent, String used) {
        assertThat(accepted("{'workflow':'article-to-video','source':{'url':'" + sent + "'}}")
                        .spec()
                        .get(SourceParameters.URL))
                .isEqualTo(used);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "ftp://example.com/a",
                "file:///etc/passwd",
                "http://",
                "http://user:pw@example.com/",
                "javascript:alert(1)",
                "//example.com/a",
                "http://example.com:99999/"
            })
    void shouldRefuseWhatIsNoWebAddress(String sent) {
        assertThat(rejected("{'workflow':'article-to-video','source':{'url':'" + sent + "'}}"))
                .extracting(Violation::field)
                .containsExactly("source.url");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "\\ud800", "\\udc00x"})
    void shouldRefuseTextThatNoDatabaseKeeps(String escape) {
        assertThat(rejected(script("'metadata':{'note':'" + escape + "'}")))
                .extracting(Violation::field)
                .containsExactly("metadata.note");
    }

    @Test
    void shouldTakeAtMost100ProvidedItems() {
        String items = "{'url':'a.example/x.png'},".repeat(99) + "{'url':'a.example/x.png'}";

        accepted(script("'media':{'provided':[" + items + "]}"));
        assertThat(rejected(script("'inputMedias':[" + items + ",{'url':'a.example/x.png'}]")))
                .containsExactly(new Violation(
                        "media.provided",
                        "count",
                        "media.provided (sent as inputMedias) must have at most 100 items; it has 101"));
    }
}
