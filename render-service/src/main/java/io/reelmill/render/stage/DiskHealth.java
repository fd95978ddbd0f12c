package io.reelmill.render.stage;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Whether there is room for another film. */
@Readiness
@ApplicationScoped
class DiskHealth implements HealthCheck {

    private final StudioSettings settings;

    DiskHealth(StudioSettings settings) {
        this.settings = settings;
    }

    @Override
    public HealthCheckResponse call() {
        long least = settings.minFreeDisk().asLongValue();
        try {
            long work = usable(settings.workRoot());
            long media = usable(settings.mediaRoot());
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
