package io.reelmill.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.encryption.SecretCipher.DecryptionException;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class SecretCipherTest {

    private static final String OLD = "k1:" + key(1);
    private static final String NEW = "k2:" + key(2);

    private final SecretCipher cipher = SecretCipher.of(OLD);

    @Test
    void shouldReadWhatItWroteAndNeverWriteTheSameTextTwice() {
        String first = cipher.encrypt("whsec_gehéim", "row:1");
        String second = cipher.encrypt("whsec_gehéim", "row:1");
        assertThat(first).startsWith("enc:v1:k1:").doesNotContain("whsec").isNotEqualTo(second);
        assertThat(cipher.decrypt(first, "row:1")).isEqualTo("whsec_gehéim");
        assertThat(cipher.decrypt(second, "row:1")).isEqualTo("whsec_gehéim");
    }

    @Test
    void shouldReadTheOldKeyWhileTheNewOneEncrypts() {
        String stored = cipher.encrypt("token", "row:1");
        SecretCipher rotated = SecretCipher.of(NEW + "," + OLD);
        assertThat(rotated.decrypt(stored, "row:1")).isEqualTo("token");
        assertThat(rotated.isCurrent(stored)).isFalse();
        assertThat(rotated.isCurrent(rotated.encrypt("token", "row:1"))).isTrue();
        assertThatThrownBy(() -> SecretCipher.of(NEW).decrypt(stored, "row:1"))
                .isInstanceOf(DecryptionException.class)
                .hasMessageContaining("k1");
    }

    @Test
    void shouldRefuseAnAlteredTextAnotherContextAndAPlainText() {
        String stored = cipher.encrypt("token", "row:1");
        char last = stored.charAt(stored.length() - 3);
        String altered = stored.substring(0, stored.length() - 3)
                + (last == 'A' ? 'B' : 'A')
                + stored.substring(stored.length() - 2);
        assertThatThrownBy(() -> cipher.decrypt(altered, "row:1")).isInstanceOf(DecryptionException.class);
        assertThatThrownBy(() -> cipher.decrypt(stored, "row:2")).isInstanceOf(DecryptionException.class);
        assertThatThrownBy(() -> cipher.decrypt("whsec_plain", "row:1")).isInstanceOf(DecryptionException.class);
        assertThatThrownBy(() -> cipher.decrypt("enc:v1:k1:AAAA", "row:1")).isInstanceOf(DecryptionException.class);
    }

    @Test
    void shouldRefuseMalformedKeysWithoutShowingThem() {
        for (String setting : new String[] {"", "k1", "k1:c2hvcnQ=", "k 1:" + key(1), OLD + "," + OLD, OLD + ","}) {
            assertThatThrownBy(() -> SecretCipher.of(setting))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageNotContaining(key(1))
                    .hasMessageNotContaining("c2hvcnQ");
        }
    }

    private static String key(int seed) {
        byte[] bytes = new byte[32];
        bytes[0] = (byte) seed;
        return Base64.getEncoder().encodeToString(bytes);
    }
}
