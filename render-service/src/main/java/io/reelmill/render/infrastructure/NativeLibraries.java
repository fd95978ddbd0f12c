package io.reelmill.render.infrastructure;

import io.quarkus.runtime.StartupEvent;
import io.reelmill.natives.SkijaLibrary;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;

/** Prepares Skia's library for this machine before anything is drawn. */
final class NativeLibraries {

    private NativeLibraries() {}

    static void prepare(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent event) {
        SkijaLibrary.prepare();
    }
}
