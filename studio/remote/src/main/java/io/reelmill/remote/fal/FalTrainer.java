package io.reelmill.remote.fal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * LoRA training behind fal's queue. The training model takes the address of an archive of images and a trigger word, and answers
 * with the address of the weights; a model of pictures takes that address in {@code loras}.
 */
public final class FalTrainer implements CharacterTrainer {

    private static final String OPERATION = "training";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int TRIGGER_LETTERS = 7;

    private final EndpointClient line;
    private final FileDepot storage;
    private final Models models;
    private final JobPoller errand;
    private final MediaIntake intake;
    private final SecureRandom random = new SecureRandom();

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

    /** @param errand how a picture is waited for */
    public FalTrainer(EndpointClient line, FileDepot storage, Models models, JobPoller errand, MediaIntake intake) {
        this.line = line;
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
    public String begin(String character, Path image) {
        String trigger = trigger();
        JsonNode taken;
        try {
            ObjectNode input = JsonNodeFactory.instance
                    .objectNode()
                    .put("images_data_url", storage.put(archive(image), "application/zip"))
                    .put("trigger_word", trigger)
                    .put("is_style", false);
            input.setAll(ModelInput.fields(models.trainingInput()));
            taken = line.json(
                    Call.post(OPERATION, "/" + models.training(), input).asOrder());
        } catch (CallFailure e) {
            if (e.isRefusal()) {
                throw new ProviderException(Category.INPUT, "was refused by the training service", e);
            }
            throw e;
        }
        if (text(taken, "status_url").isEmpty() || text(taken, "response_url").isEmpty()) {
            throw CallFailure.unusable(name(), OPERATION, "without an address for the result");
        }
        line.used(OPERATION, 1);
        return JsonNodeFactory.instance
                .objectNode()
                .put("trigger", trigger)
                .put("status_url", text(taken, "status_url"))
                .put("response_url", text(taken, "response_url"))
                .put("cancel_url", text(taken, "cancel_url"))
                .toString();
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

    /** A word that means nothing to the model before it is trained. */
    private String trigger() {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < TRIGGER_LETTERS; i++) {
            word.append("bcdfghjklmnpqrstvwxz".charAt(random.nextInt(20)));
        }
        return word.toString();
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
