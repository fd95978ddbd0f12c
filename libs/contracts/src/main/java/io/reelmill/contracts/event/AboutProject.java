package io.reelmill.contracts.event;

/** An event about one project. */
public interface AboutProject {

    /** Id of the project. */
    String pid();
}
