/** How a service reaches PostgreSQL: plain SQL through Jdbi, explicit transactions, migrations by Flyway for each schema. */
package io.reelmill.database;
