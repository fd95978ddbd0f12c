package io.reelmill.projects;

import io.reelmill.contracts.project.ProjectStatus;
import java.util.Optional;

/**
 * Which projects are listed, newest first.
 *
 * @param limit 1 to 1000
 * @param before only projects made before the one with this pid
 */
public record ProjectFilter(
        int limit, Optional<String> before, Optional<ProjectStatus> status, Optional<String> workflow) {}
