package io.reelmill.remote.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;

/**
 * How a model is given files: small ones within its input, others by way of the service's depot.
 *
 * @param fields of its input, by what they hold; one that takes a list ends with {@value #LIST}
 */
public record ModelFiles(FileDepot depot, Map<Part, String> fields) {

    /** For models that are given words alone. */
    public static final ModelFiles NONE = new ModelFiles(
            (file, type) -> {
                throw new IllegalStateException("a model that takes no files");
            },
            Map.of());

    private static final String LIST = "[]";

    /** Bytes; what is larger makes calls slow, and is not taken by every service. */
    private static final long LARGEST_INLINE = 256 << 10;

    public ModelFiles {
        fields = Map.copyOf(fields);
    }

    /** Adds the files of an order to what a model is sent. */
    void tell(ObjectNode input, MediaOrder order) {
        order.files().forEach((part, file) -> {
            String field = field(part);
            String address = address(file, type(part));
            if (field.endsWith(LIST)) {
                input.putArray(field.substring(0, field.length() - LIST.length()))
                        .add(address);
            } else {
                input.put(field, address);
            }
        });
    }

    private String field(Part part) {
        String field = fields.get(part);
        if (field == null) {
            throw new IllegalStateException("a model that takes no " + part);
        }
        return field;
    }

    private String address(Path file, String type) {
        try {
            return Files.size(file) > LARGEST_INLINE
                    ? depot.put(file, type)
                    : "data:" + type + ";base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a file for a model cannot be read", e);
        }
    }

    private static String type(Part part) {
        return switch (part) {
            case IMAGE -> "image/jpeg";
            case VIDEO -> "video/mp4";
            case SOUND -> "audio/wav";
        };
    }
}
