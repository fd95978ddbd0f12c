package io.reelmill.gateway.description;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * An endpoint as the description lists it.
 *
 * @param auth whether the header {@code key} is needed
 * @param available false while it is answered with 501
 */
public record Endpoint(String method, String path, boolean auth, String purpose, boolean available) {

    private static final String API = "/api/public/v3";

    /** Every endpoint but {@code POST /render} itself. */
    public static final List<Endpoint> ALL = List.of(
            open("GET", "/render", "This description."),
            open("POST", "/calculate-credits", "Estimates the credits of a render; takes the same body."),
            keyed("GET", "/status", "Status of a project: ?pid="),
            keyed("GET", "/status/stream", "Follows a project live by server-sent events: ?pid="),
            keyed("GET", "/projects", "Lists projects: ?limit=&cursor=&status=&workflow="),
            keyed("GET", "/me", "Tells about account, credits and usage."),
            keyed("POST", "/rename-project", "Renames a project: pid, name."),
            keyed("POST", "/export-video", "Exports a finished project as mp4, for 10 credits: pid."),
            keyed("POST", "/add-to-queue", "Schedules publishing in the next free slot of a channel."),
            keyed("POST", "/publish-now", "Publishes at once to a channel or to accounts."),
            keyed("GET", "/queue", "Lists the queue: ?limit=&offset="),
            keyed("PATCH", "/queue/{id}", "Moves an entry of the queue: publishAt."),
            keyed("DELETE", "/queue/{id}", "Removes an entry of the queue."),
            keyed("POST", "/queue/{id}/retry", "Publishes again what failed of an entry."),
            keyed("GET", "/channels", "Lists channels."),
            keyed("POST", "/channels", "Makes a channel: name, timeZone, slots."),
            keyed("GET", "/channels/{id}", "Tells of a channel."),
            keyed("PATCH", "/channels/{id}", "Changes a channel: name, timeZone, slots."),
            keyed("DELETE", "/channels/{id}", "Deletes a channel."),
            keyed("PUT", "/channels/{id}/slots", "Replaces the weekly slots of a channel: slots."),
            keyed("POST", "/channels/{id}/accounts", "Connects an account, or connects it again."),
            keyed("DELETE", "/channels/{id}/accounts/{account}", "Disconnects an account."),
            keyed("GET", "/webhooks/deliveries", "Lists webhook deliveries: ?limit=&before="),
            keyed("POST", "/webhooks/deliveries/{id}/resend", "Sends a webhook again."),
            keyed("GET", "/consistent-characters", "Lists characters."),
            keyed("POST", "/consistent-characters", "Makes a character: name, description, imageUrl."),
            keyed("DELETE", "/consistent-characters", "Deletes a character: ?id="),
            keyed("POST", "/voice-clone", "Clones a voice, from the plan elite up: name, description, voiceUrl."),
            pending("POST", "/generate-media", "Generates images or a clip."),
            keyed("GET", "/keys", "Lists the keys of the workspace."),
            keyed("POST", "/keys", "Creates a key, shown once: name, expiresAt."),
            keyed("DELETE", "/keys", "Revokes a key: ?id="),
            keyed("POST", "/buy-credit-pack", "Buys a credit pack with the saved payment method: source."),
            new Endpoint("POST", "/api/mcp", true, "The same for agents, by the Model Context Protocol.", false));

    /** What a path takes, as the header {@code Allow} lists it. */
    public static Set<String> methodsOf(String path) {
        Set<String> methods = new TreeSet<>(Set.of("OPTIONS"));
        ALL.stream()
                .filter(endpoint -> endpoint.path().equals(path))
                .forEach(endpoint -> methods.add(endpoint.method()));
        if (path.equals(API + "/render")) {
            methods.add("POST");
        }
        if (methods.contains("GET")) {
            methods.add("HEAD");
        }
        return methods;
    }

    private static Endpoint open(String method, String path, String purpose) {
        return new Endpoint(method, API + path, false, purpose, true);
    }

    private static Endpoint keyed(String method, String path, String purpose) {
        return new Endpoint(method, API + path, true, purpose, true);
    }

    private static Endpoint pending(String method, String path, String purpose) {
        return new Endpoint(method, API + path, true, purpose, false);
    }
}
