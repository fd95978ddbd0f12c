/** Runs the outbox relay in every service that names the schema of its outbox, with its health checks and metrics. */
package io.reelmill.outbox.service;
