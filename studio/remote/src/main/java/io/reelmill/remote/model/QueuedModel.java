package io.reelmill.remote.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.providers.PendingOrders;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.remote.call.EndpointClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A model behind a service's queue: an order is taken, asked after, and its file fetched. An order that was placed and not
 * fetched, because the process ended in between, is asked after and not placed again.
 */
public abstract class QueuedModel implements MediaModel {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    protected final EndpointClient line;
    protected final String model;
    protected final JobPoller errand;
    protected final String operation;
    private final ModelInput input;
    private final ModelFiles files;

    /**
     * @param model as the service names it
     * @param operation for metrics: {@code picture}, {@code clip}, {@code motion}
     * @param files how it is given those of an order
     */
    protected QueuedModel(
            EndpointClient line, String model, ModelInput input, JobPoller errand, String operation, ModelFiles files) {
        this.line = line;
        this.model = model;
        this.input = input;
        this.errand = errand;
        this.operation = operation;
        this.files = files;
    }

    /** What the model is sent for an order. */
    protected final ObjectNode input(MediaOrder order) {
        ObjectNode told = input.of(order);
        files.tell(told, order);
        return told;
    }

    @Override
    public final void make(MediaOrder order, Path raw, BooleanSupplier stopped) {
        PendingOrders orders = PendingOrders.current();
        String what = identity(order);
        JsonNode taken = orders.find(what).map(QueuedModel::read).orElseGet(() -> {
            JsonNode answer = place(order);
            orders.placed(what, answer.toString());
            return answer;
        });
        JobPoller.Abandoned abandoned = late -> {
            if (late || !orders.isKept()) {
                cancel(taken);
                orders.settled(what);
            }
        };
        try {
            fetch(taken, raw, stopped, abandoned);
        } catch (ProviderException e) {
            if (e.category() != Category.PASSING) {
                orders.settled(what);
            }
            throw e;
        }
        orders.settled(what);
    }

    /** Places the order; the answer is what the other steps need to know of it. */
    protected abstract JsonNode place(MediaOrder order);

    /**
     * Waits for the result of an order that was placed, by this process or by one before it, and fetches it.
     *
     * @param abandoned told when it is not waited for any more
     */
    protected abstract void fetch(JsonNode taken, Path raw, BooleanSupplier stopped, JobPoller.Abandoned abandoned);

    /** Tells the service that the result of an order is not wanted any more. */
    protected abstract void cancel(JsonNode taken);

    /** The same for equal orders, whatever their files are called and wherever they were uploaded to. */
    private String identity(MediaOrder order) {
        StringBuilder identity = new StringBuilder(name())
                .append(' ')
                .append(model)
                .append(' ')
                .append(operation)
                .append(' ')
                .append(order.width())
                .append('x')
                .append(order.height())
                .append(' ')
                .append(order.prompt());
        new TreeMap<>(order.files())
                .forEach((part, file) ->
                        identity.append(' ').append(part).append('=').append(hash(file)));
        return identity.toString();
    }

    private static String hash(Path file) {
        try (InputStream content = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            content.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }

    private static JsonNode read(String kept) {
        try {
            return MAPPER.readTree(kept);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public final boolean takes(Part part) {
        return files.fields().containsKey(part);
    }

    @Override
    public final String name() {
        return line.name();
    }
}
