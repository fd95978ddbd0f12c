package io.reelmill.service;

/** Paths whose callers a service authenticates by other means than the internal token, such as those of operators. */
public interface OwnAuthentication {

    /** @param path of the request, from the root, with a slash in front */
    boolean appliesTo(String path);
}
