package io.reelmill.remote.webui;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.media.Encoded;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelInput;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Pictures behind {@code /sdapi/v1/txt2img}, by whatever model the server has loaded. */
public final class WebUiPictures implements MediaModel {

    private static final String OPERATION = "picture";

    private final EndpointClient line;
    private final ModelInput input;

    public WebUiPictures(EndpointClient line, ModelInput input) {
        this.line = line;
        this.input = input;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public void make(MediaOrder order, Path raw, BooleanSupplier stopped) {
        Call call = Call.post(OPERATION, "/sdapi/v1/txt2img", input.of(order));
        JsonNode picture = line.json(call.atMost(64).asOrder()).path("images").path(0);
        if (!picture.isTextual()) {
            throw CallFailure.unusable(name(), OPERATION, "without a picture");
        }
        line.used(OPERATION, 1);
        Encoded.write(picture.asText(), raw, name(), OPERATION);
    }
}
