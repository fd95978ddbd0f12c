package io.reelmill.render.source;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.website.SiteRecorder;
import io.reelmill.website.SiteRecorder.Footage;
import java.nio.file.Path;
import java.util.Optional;

/** Records a website as footage of the film's size and length. */
public final class WebsiteStage implements Stage<WebsiteStage.Order, Material> {

    private static final String FIELD = "source.websiteToRecord";
    private static final String FILE = "website.mp4";

    /** @param run that records it: another run may find another page there */
    public record Order(String url, Footage footage, String run) {}

    private final Optional<SiteRecorder> recorder;

    /** @param recorder absent where no browser is installed */
    public WebsiteStage(Optional<SiteRecorder> recorder) {
        this.recorder = recorder;
    }

    @Override
    public String name() {
        return "website";
    }

    @Override
    public Class<Material> resultType() {
        return Material.class;
    }

    @Override
    public Material run(Order order, Path folder, StageContext context) {
        SiteRecorder browser = recorder.orElseThrow(() -> new ProviderException(
                Category.ABSENT,
                FIELD + " cannot be recorded here: no Chromium is installed on the render workers (REELMILL_CHROMIUM"
                        + " names its program). Leave the field out, or give a recording in media.provided."));
        Footage footage = order.footage();
        try {
            browser.record(
                    order.url(),
                    footage,
                    folder.resolve(FILE),
                    folder,
                    share -> {
                        context.check();
                        context.progress(share);
                    },
                    context::stopped);
        } catch (ProviderException e) {
            throw new ProviderException(e.category(), FIELD + " " + e.getMessage(), e);
        }
        return new Material(
                "",
                Kind.VIDEO,
                FILE,
                null,
                footage.width(),
                footage.height(),
                footage.seconds(),
                footage.frameRate(),
                false);
    }
}
