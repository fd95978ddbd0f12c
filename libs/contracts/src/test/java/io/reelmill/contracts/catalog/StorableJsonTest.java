package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class StorableJsonTest {

    @Test
    void shouldRefuseABodyOfTooManyValuesAsAWhole() {
        String zeros = "0,".repeat(StorableJson.MAX_VALUES) + "0";

        assertThat(check("{'metadata':{'x':[" + zeros + "]}}"))
                .containsExactly(new Violation(null, "count", "the body must have at most 20000 values"));
    }

    @Test
    void shouldTakeAsManyValuesAsAllowed() {
        String zeros = "0,".repeat(StorableJson.MAX_VALUES - 4) + "0"; // besides the body, metadata and x

        assertThat(check("{'metadata':{'x':[" + zeros + "]}}")).isEmpty();
    }

    @Test
    void shouldNameAFieldWhoseNameIsTooLongByItsBeginning() {
        assertThat(check("{'metadata':{'" + "n".repeat(201) + "':1}}"))
                .singleElement()
                .satisfies(violation -> {
                    assertThat(violation.field()).startsWith("metadata.nnn").hasSizeLessThan(130);
                    assertThat(violation.code()).isEqualTo("bounds");
                    assertThat(violation.message()).endsWith("a name must have at most 200 characters");
                });
        assertThat(check("{'metadata':{'" + "n".repeat(200) + "':1}}")).isEmpty();
    }

    @Test
    void shouldNameThePlaceOfATextThatCannotBeKept() {
        assertThat(check("{'a':{'b':[1,{'c':'x\\u0000'}]}}"))
                .extracting(Violation::field)
                .containsExactly("a.b[1].c");
        assertThat(check("{'a\\ud800':1}")).singleElement().satisfies(violation -> {
            assertThat(violation.field()).isNull();
            assertThat(violation.message()).startsWith("the body has a field whose name");
        });
    }

    @Test
    void shouldNameAFieldThatWasSentUnderAnAliasByItsCanonicalName() {
        assertThat(
                        check(
                                "{'lang':'\\u0000','options':{'stylePrompt':'\\u0000'},'inputMedias':[{'url':'\\u0000'}],'input':'\\u0000'}"))
                .extracting(Violation::field)
                .containsExactly("voice.language", "source.stylePrompt", "media.provided[0].url", "input");
        assertThat(check("{'lang':'\\u0000'}").get(0).message())
                .startsWith("voice.language (sent as lang) has a character");
    }

    private static List<Violation> check(String json) {
        JsonNode body = InterfaceField.json(json);
        Findings findings = new Findings();
        StorableJson.check(body, Catalog.INDEX, findings);
        return findings.violations();
    }
}
