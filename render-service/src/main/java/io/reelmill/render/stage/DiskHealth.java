package io.reelmill.render.stage;

import io.reelmill.media.service.MediaSettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Whether there is room for another film. */
@Readiness
@ApplicationScoped
class DiskHealth implements HealthCheck {

    private final StudioSettings settings;
    private final Optional<Path> mediaRoot;

    @Inject
    DiskHealth(StudioSettings settings, MediaSettings media) {
        this(settings, media.s3().bucket().isPresent() ? Optional.empty() : Optional.of(media.root()));
    }

    /** @param mediaRoot empty where films are kept elsewhere */
    DiskHealth(StudioSettings settings, Optional<Path> mediaRoot) {
        this.settings = settings;
        this.mediaRoot = mediaRoot;
    }

    @Override
    public HealthCheckResponse call() {
        long least = settings.minFreeDisk().asLongValue();
        try {
            long work = usable(settings.workRoot());
            long media = mediaRoot.isPresent() ? usable(mediaRoot.get()) : work;
            return HealthCheckResponse.named("disk")
                    .status(Math.min(work, media) >= least)
                    .withData("workFreeMiB", work >> 20)
                    .withData("mediaFreeMiB", media >> 20)
                    .withData("leastFreeMiB", least >> 20)
                    .build();
        } catch (IOException e) {
            return HealthCheckResponse.named("disk")
                    .down()
                    .withData("error", e.getClass().getSimpleName())
                    .build();
        }
    }

    private static long usable(Path folder) throws IOException {
        Path there = folder.toAbsolutePath();
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent(); // made with the first film
        }
        return Files.getFileStore(there).getUsableSpace();
    }
}
