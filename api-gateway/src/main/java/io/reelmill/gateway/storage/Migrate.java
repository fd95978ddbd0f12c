package io.reelmill.gateway.storage;

import io.reelmill.database.MigrationCommand;

/** Applies the migrations of this service and ends. */
public final class Migrate {

    private Migrate() {}

    public static void main(String[] arguments) {
        MigrationCommand.run(System.getenv(), DatabaseConfiguration::migrate);
    }
}
