package io.reelmill.remote.call;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** A body of {@code multipart/form-data} (RFC 7578). */
public final class Form {

    private final String boundary = "reelmill-" + UUID.randomUUID();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** @param name without quotes or line breaks: ours, never a client's */
    public Form field(String name, String value) {
        text("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n");
        return this;
    }

    /** @param file name that is told, ours */
    public Form file(String name, String file, String type, byte[] content) {
        text("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\"; filename=\"" + file
                + "\"\r\nContent-Type: " + type + "\r\n\r\n");
        out.writeBytes(content);
        text("\r\n");
        return this;
    }

    String type() {
        return "multipart/form-data; boundary=" + boundary;
    }

    byte[] bytes() {
        var whole = new ByteArrayOutputStream(out.size() + 64);
        whole.writeBytes(out.toByteArray());
        whole.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return whole.toByteArray();
    }

    private void text(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
