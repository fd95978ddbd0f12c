package io.reelmill.service;

import jakarta.enterprise.context.RequestScoped;

/** The actor behind the current call, for the audit log. */
@RequestScoped
public class Caller {

    private String actor = "unknown";

    /** Name of the actor, such as {@code api-gateway} or {@code operator}. */
    public String actor() {
        return actor;
    }

    void identify(String name) {
        this.actor = name;
    }
}
