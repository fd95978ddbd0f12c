package io.reelmill.account.payment;

import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Signed links at which a customer authenticates a payment of the embedded provider. */
@Singleton
public class AuthenticationLinks {

    private final String publicUrl;
    private final byte[] secret;

    public AuthenticationLinks(
            @ConfigProperty(name = "reelmill.public-url", defaultValue = "http://localhost:8080") String publicUrl,
            @ConfigProperty(name = "reelmill.link-secret") String secret) {
        this.publicUrl = publicUrl.replaceAll("/+$", "");
        this.secret = secret.getBytes(StandardCharsets.UTF_8);
    }

    String of(UUID paymentId) {
        return publicUrl + "/payments/" + paymentId + "?signature=" + signature(paymentId);
    }

    boolean isValid(UUID paymentId, String signature) {
        return signature != null
                && MessageDigest.isEqual(
                        signature(paymentId).getBytes(StandardCharsets.UTF_8),
                        signature.getBytes(StandardCharsets.UTF_8));
    }

    private String signature(UUID paymentId) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(mac.doFinal(("payment:" + paymentId).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }
}
