package io.reelmill.remote.fal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.UnconfirmedException;
import io.reelmill.providers.picture.CharacterTrainer;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.TrainedModel;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.model.FileDepot;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Shape;
import io.reelmill.remote.model.TrainedIllustrator;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * LoRA training behind fal's queue. The training model takes the address of an archive of images and a trigger word, and answers
 * with the address of the weights; a model of pictures takes that address in {@code loras}.
 */
public final class FalTrainer implements CharacterTrainer {

    private static final String OPERATION = "training";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int TRIGGER_LETTERS = 10;
    private static final String CONSONANTS = "bcdfghjklmnpqrstvwxz";
    private static final int MAX_PAGES = 20;
    private static final int PER_PAGE = 100;

    private final EndpointClient line;
    private final EndpointClient history;
    private final FileDepot storage;
    private final Models models;
    private final JobPoller errand;
    private final MediaIntake intake;

    /**
     * The models as fal names them, and further fields of their inputs.
     *
     * @param training that trains
     * @param trainingInput values in JSON; what is none is a string
     * @param pictures that draws with what was trained
     * @param pictureInput as {@code trainingInput}
     */
    public record Models(
            String training, Map<String, String> trainingInput, String pictures, Map<String, String> pictureInput) {}

    /**
     * @param line to the queue
     * @param history to the list of requests, which is at another address
     * @param errand how a picture is waited for
     */
    public FalTrainer(
            EndpointClient line,
            EndpointClient history,
            FileDepot storage,
            Models models,
            JobPoller errand,
            MediaIntake intake) {
        this.line = line;
        this.history = history;
        this.storage = storage;
        this.models = models;
        this.errand = errand;
        this.intake = intake;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public String begin(String order, String character, Path image) {
        String trigger = trigger(order);
        ObjectNode input = JsonNodeFactory.instance
                .objectNode()
                .put("images_data_url", storage.put(archive(image), "application/zip"))
                .put("trigger_word", trigger)
                .put("is_style", false);
        input.setAll(ModelInput.fields(models.trainingInput()));
        JsonNode taken = taken(input);
        line.used(OPERATION, 1);
        return reference(trigger, text(taken, "status_url"), text(taken, "response_url"), text(taken, "cancel_url"));
    }

    private JsonNode taken(ObjectNode input) {
        try {
            JsonNode taken = line.json(
                    Call.post(OPERATION, "/" + models.training(), input).asOrder());
            if (text(taken, "status_url").isEmpty()
                    || text(taken, "response_url").isEmpty()) {
                throw CallFailure.unusable(name(), OPERATION, "without an address for the result");
            }
            return taken;
        } catch (CallFailure e) {
            if (e.isRefusal()) {
                throw new ProviderException(Category.INPUT, "was refused by the training service", e);
            }
            if (e.isUnconfirmed()) {
                throw new UnconfirmedException(name() + " may have begun a training: " + e.getMessage(), e);
            }
            throw e;
        }
    }

    /** The list names requests with their input, and so with the trigger word. It may tell of those alone that have ended. */
    @Override
    public Optional<String> find(String order, Instant since) {
        String trigger = trigger(order);
        String list = "/models/requests/by-endpoint?expand=payloads&limit=" + PER_PAGE + "&endpoint_id="
                + encoded(models.training()) + "&start="
                + encoded(since.truncatedTo(ChronoUnit.SECONDS).toString());
        String cursor = "";
        for (int page = 0; page < MAX_PAGES; page++) {
            JsonNode requests = history.json(Call.get(OPERATION + "-list", list + cursor));
            for (JsonNode request : requests.path("items")) {
                if (text(request.path("json_input"), "trigger_word").equals(trigger)) {
                    return Optional.of(reference(trigger, text(request, "request_id")));
                }
            }
            if (text(requests, "next_cursor").isEmpty()) {
                break;
            }
            cursor = "&cursor=" + encoded(text(requests, "next_cursor"));
        }
        return Optional.empty();
    }

    @Override
    public Progress progress(String reference) {
        JsonNode training = read(reference);
        JsonNode status = line.json(Call.get(OPERATION + "-status", text(training, "status_url")));
        if (status.hasNonNull("error") || text(status, "status").matches("FAILED|CANCELL?ED")) {
            return new Progress.Failed("the training service could not train a model on the image");
        }
        if (!text(status, "status").equals("COMPLETED")) {
            return new Progress.Running();
        }
        try {
            JsonNode made = line.json(Call.get(OPERATION + "-result", text(training, "response_url")));
            String weights = text(made.path("diffusers_lora_file"), "url");
            return weights.matches("https?://\\S{1,2000}")
                    ? new Progress.Ready(new TrainedModel(name(), weights, text(training, "trigger")))
                    : new Progress.Failed("the training service made no model");
        } catch (CallFailure e) {
            if (e.isRefusal()) {
                return new Progress.Failed("the training service refused the image");
            }
            throw e;
        }
    }

    @Override
    public void cancel(String reference) {
        line.giveUp(Call.get(OPERATION + "-cancel", text(read(reference), "cancel_url"))
                .by("PUT"));
    }

    @Override
    public Illustrator illustrator(TrainedModel trained, Illustrator planner) {
        Map<String, String> fields = new HashMap<>(models.pictureInput());
        fields.put(
                "loras",
                JsonNodeFactory.instance
                        .arrayNode()
                        .add(JsonNodeFactory.instance
                                .objectNode()
                                .put("path", trained.reference())
                                .put("scale", 1))
                        .toString());
        ModelInput input = new ModelInput(Shape.IMAGE_SIZE, List.of(), fields);
        var model = new FalModel(line, models.pictures(), input, errand, "picture", ModelFiles.NONE);
        return new TrainedIllustrator(model, planner, intake, trained.trigger());
    }

    /** A word that means nothing to the model before it is trained; always the same for an order. */
    private static String trigger(String order) {
        BigInteger number = new BigInteger(1, sha256(order));
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < TRIGGER_LETTERS; i++) {
            BigInteger[] division = number.divideAndRemainder(BigInteger.valueOf(CONSONANTS.length()));
            word.append(CONSONANTS.charAt(division[1].intValue()));
            number = division[0];
        }
        return word.toString();
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }

    /** Requests are under the first two parts of the model's name, whatever path of it was called. */
    private String reference(String trigger, String request) {
        String[] parts = models.training().split("/");
        String at = "/" + (parts.length > 1 ? parts[0] + "/" + parts[1] : parts[0]) + "/requests/" + encoded(request);
        return reference(trigger, at + "/status", at, at + "/cancel");
    }

    private static String reference(String trigger, String status, String response, String cancel) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("trigger", trigger)
                .put("status_url", status)
                .put("response_url", response)
                .put("cancel_url", cancel)
                .toString();
    }

    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    private Path archive(Path image) {
        Path archive = image.resolveSibling("images.zip");
        try (OutputStream file = Files.newOutputStream(archive);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            zip.putNextEntry(new ZipEntry(image.getFileName().toString()));
            Files.copy(image, zip);
            zip.closeEntry();
            return archive;
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "an image for a training cannot be packed", e);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asText("");
    }

    private static JsonNode read(String reference) {
        try {
            return MAPPER.readTree(reference);
        } catch (JsonProcessingException e) {
            throw new ProviderException(Category.INTERNAL, "a training is not known by such a reference", e);
        }
    }
}
