package io.reelmill.local.doctor;

import java.util.List;

/** Looks at one part of an installation. What it cannot find out is a finding, never an exception. */
@FunctionalInterface
public interface Check {

    List<Finding> run();
}
