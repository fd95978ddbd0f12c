package io.reelmill.account.workspace;

import io.reelmill.contracts.account.PlanCatalog;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the plans: those of this build, or those of the operator's own file. */
public final class PlanConfiguration {

    private PlanConfiguration() {}

    /** A file that cannot be read, or in which something is missing, stops the start. */
    @Produces
    @Singleton
    static PlanCatalog plans(@ConfigProperty(name = "reelmill.plans.file") Optional<Path> file) {
        return file.map(PlanConfiguration::read).orElseGet(PlanCatalog::standard);
    }

    static PlanCatalog read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return PlanCatalog.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("the file of plans " + file + " cannot be read: " + e.getMessage(), e);
        }
    }
}
