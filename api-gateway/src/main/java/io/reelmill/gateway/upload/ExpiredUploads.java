package io.reelmill.gateway.upload;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.gateway.schedule.PeriodicTask;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Deletes uploaded files whose time is over. Every replica looks. */
@Singleton
class ExpiredUploads {

    private static final int AT_A_TIME = 50;

    private final UploadService uploads;
    private final UploadSettings settings;
    private final PeriodicTask task = new PeriodicTask("expired-uploads", this::deleteExpired);

    ExpiredUploads(UploadService uploads, UploadSettings settings) {
        this.uploads = uploads;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        task.start(settings.checkEvery());
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    private void deleteExpired() {
        int deleted = AT_A_TIME;
        while (deleted == AT_A_TIME) {
            deleted = uploads.deleteExpired(AT_A_TIME);
        }
    }
}
