package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestJsonTest {

    @Test
    void shouldReadUtf8WithAndWithoutAByteOrderMark() throws IOException {
        for (String mark : new String[] {"", "\uFEFF"}) {
            byte[] body = (mark + "{\"text\":\"Café 😀\"}").getBytes(StandardCharsets.UTF_8);

            assertThat(RequestJson.parse(body).path("text").textValue()).isEqualTo("Café 😀");
        }
    }

    /** In Latin-1: a letter with an accent, an encoding that is too long, half a pair, a character that is cut off. */
    @ParameterizedTest
    @ValueSource(strings = {"Caf\u00E9", "\u00C0\u00AF", "\u00ED\u00A0\u0080", "\u00F0\u009F"})
    void shouldRefuseWhatIsNotUtf8InsteadOfReplacingLetters(String text) {
        byte[] body = ("{\"text\":\"" + text + "\"}").getBytes(StandardCharsets.ISO_8859_1);

        assertThatThrownBy(() -> RequestJson.parse(body)).isInstanceOf(CharacterCodingException.class);
    }

    @Test
    void shouldRefuseANameThatIsThereTwiceInsteadOfChoosingOne() {
        for (String body : new String[] {"{\"a\":1,\"b\":2,\"a\":1}", "{\"list\":[{\"a\":{},\"a\":[]}]}"}) {
            assertThatThrownBy(() -> RequestJson.parse(body.getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOfSatisfying(RequestJson.DuplicateNameException.class, twice -> assertThat(twice.name())
                            .isEqualTo("a"));
        }
    }

    @Test
    void shouldReadNothingAsAMissingNode() throws IOException {
        assertThat(RequestJson.parse(new byte[0]).isMissingNode()).isTrue();
        assertThat(RequestJson.parse(new byte[] {' ', '\n'}).isMissingNode()).isTrue();
    }
}
