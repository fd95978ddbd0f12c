package io.reelmill.gateway.description;

import io.reelmill.contracts.account.KeyScope;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * An endpoint as the description lists it. What a key must allow is said here and nowhere else.
 *
 * @param auth whether the header {@code key} is needed
 * @param scopes of which the key must have one; empty without {@code auth}
 * @param sandbox whether sandbox keys may call it: not what publishes, spends money or asks a service that is paid
 */
public record Endpoint(
        String method, String path, boolean auth, Set<KeyScope> scopes, boolean sandbox, String purpose) {

    private static final String API = "/api/public/v3";

    private static final Set<KeyScope> ANY = EnumSet.allOf(KeyScope.class);

    /** Whoever publishes a film must find it first. */
    private static final Set<KeyScope> READ = EnumSet.of(KeyScope.RENDER, KeyScope.PUBLISH);

    /** Starting a render; {@code GET /render} describes it by itself. */
    public static final Endpoint RENDER = keyed("POST", "/render", "Starts a render.");

    /** Every endpoint but {@code POST /render} itself. */
    public static final List<Endpoint> ALL = List.of(
            open("GET", "/render", "This description."),
            open("POST", "/calculate-credits", "Estimates the credits of a render; takes the same body."),
            keyed("GET", "/status", READ, "Status of a project: ?pid="),
            keyed(
                    "GET",
                    "/status/stream",
                    READ,
                    "Follows a project live by server-sent events: ?pid=, or a generation: ?id="),
            keyed("GET", "/projects", READ, "Lists projects: ?limit=&cursor=&status=&workflow="),
            keyed("DELETE", "/projects", "Deletes a project that has ended, with its film: ?pid="),
            keyed(
                    "GET",
                    "/storyboard",
                    READ,
                    "Tells how a film is made: shots with their words, stages, request: ?pid=&output="),
            keyed("GET", "/me", ANY, "Tells about account, credits and usage."),
            keyed("POST", "/rename-project", "Renames a project: pid, name."),
            keyed(
                    "POST",
                    "/export-video",
                    "Exports a finished project as mp4, as it is or in another form, for 10 credits: pid."),
            live("POST", "/add-to-queue", KeyScope.PUBLISH, "Schedules publishing in the next free slot of a channel."),
            live("POST", "/publish-now", KeyScope.PUBLISH, "Publishes at once to a channel or to accounts."),
            keyed("GET", "/queue", KeyScope.PUBLISH, "Lists the queue: ?limit=&offset="),
            live("PATCH", "/queue/{id}", KeyScope.PUBLISH, "Moves an entry of the queue: publishAt."),
            live("DELETE", "/queue/{id}", KeyScope.PUBLISH, "Removes an entry of the queue."),
            live("POST", "/queue/{id}/retry", KeyScope.PUBLISH, "Publishes again what failed of an entry."),
            keyed("GET", "/channels", KeyScope.PUBLISH, "Lists channels."),
            live("POST", "/channels", KeyScope.PUBLISH, "Makes a channel: name, timeZone, slots."),
            keyed("GET", "/channels/{id}", KeyScope.PUBLISH, "Tells of a channel."),
            live("PATCH", "/channels/{id}", KeyScope.PUBLISH, "Changes a channel: name, timeZone, slots."),
            live("DELETE", "/channels/{id}", KeyScope.PUBLISH, "Deletes a channel."),
            live("PUT", "/channels/{id}/slots", KeyScope.PUBLISH, "Replaces the weekly slots of a channel: slots."),
            live("POST", "/channels/{id}/accounts", KeyScope.PUBLISH, "Connects an account, or connects it again."),
            live(
                    "POST",
                    "/channels/{id}/authorizations",
                    KeyScope.PUBLISH,
                    "Begins to connect an account by OAuth: platform or accountId."),
            open("GET", "/oauth/callback", "Where platforms send people after they granted access: ?state=&code="),
            live("DELETE", "/channels/{id}/accounts/{account}", KeyScope.PUBLISH, "Disconnects an account."),
            keyed("GET", "/webhooks/deliveries", "Lists webhook deliveries: ?limit=&before="),
            keyed("POST", "/webhooks/deliveries/{id}/resend", "Sends a webhook again."),
            keyed("POST", "/webhooks/deliveries/recover", "Sends all failed webhooks again: since, url."),
            keyed("GET", "/webhooks/endpoints", "Lists webhook endpoints and how calls of them go."),
            keyed("POST", "/webhooks/endpoints/{id}/enable", "Has a disabled endpoint called again."),
            keyed("POST", "/webhooks/test", "Sends a test event: url."),
            live("POST", "/webhooks/secret/rotate", KeyScope.ADMIN, "Replaces the signing secret."),
            keyed("GET", "/consistent-characters", "Lists characters."),
            keyed("POST", "/consistent-characters", "Makes a character: name, description, imageUrl."),
            keyed("DELETE", "/consistent-characters", "Deletes a character: ?id="),
            live(
                    "POST",
                    "/voice-clone",
                    KeyScope.RENDER,
                    "Clones a voice, from the plan elite up: name, description, voiceUrl."),
            keyed("GET", "/voice-clone", "Lists cloned voices."),
            live("DELETE", "/voice-clone", KeyScope.RENDER, "Deletes a cloned voice: ?voiceId="),
            keyed("POST", "/media", "Uploads a picture, a video or sound, to be named in requests: ?fileName="),
            keyed("GET", "/media", "Lists uploaded files."),
            keyed("DELETE", "/media", "Deletes an uploaded file: ?id="),
            live("POST", "/generate-media", KeyScope.RENDER, "Generates images or a clip: prompt and more."),
            keyed("GET", "/generate-media", "Tells of a generation: ?id="),
            keyed("GET", "/keys", KeyScope.ADMIN, "Lists the keys of the workspace."),
            keyed("POST", "/keys", KeyScope.ADMIN, "Creates a key, shown once: name, scopes, sandbox, expiresAt."),
            keyed(
                    "POST",
                    "/keys/{id}/rotate",
                    KeyScope.ADMIN,
                    "Replaces a key; both are valid for a while: overlapSeconds."),
            keyed("DELETE", "/keys", KeyScope.ADMIN, "Revokes a key: ?id="),
            live(
                    "POST",
                    "/buy-credit-pack",
                    KeyScope.BILLING,
                    "Buys a credit pack with the saved payment method: source."),
            keyed(
                    "GET",
                    "/credits/statement",
                    KeyScope.BILLING,
                    "Movements of credits, JSON or CSV: ?from=&to=&asOf=&limit=&cursor=&format="),
            keyed(
                    "GET",
                    "/credits/grants",
                    KeyScope.BILLING,
                    "Tells which credits there are until when, and which are held."),
            keyed("GET", "/credits/invoices", KeyScope.BILLING, "Lists invoices: ?limit=&cursor="),
            keyed("GET", "/credits/auto-topup", KeyScope.BILLING, "Tells when credits are bought automatically."),
            live(
                    "PUT",
                    "/credits/auto-topup",
                    KeyScope.BILLING,
                    "Sets it: enabled, threshold, target or pack, dailyCap."),
            open("GET", "/sign-in", "Tells whether people may sign in at an issuer."),
            open("GET", "/sign-in/oidc", "Tells the issuer's page: ?challenge=&state=&nonce="),
            open("POST", "/sign-in/oidc", "Exchanges what the issuer sent back for a key: code, verifier, nonce."),
            keyed("GET", "/requests", ANY, "Lists the latest calls of the workspace, 1,000 at most: ?limit="),
            new Endpoint("POST", "/api/mcp", true, ANY, true, "The same for agents, by the Model Context Protocol."));

    /** The endpoint of a method and a path template. */
    public static Optional<Endpoint> find(String method, String path) {
        return Stream.concat(Stream.of(RENDER), ALL.stream())
                .filter(endpoint ->
                        endpoint.method().equals(method) && endpoint.path().equals(path))
                .findFirst();
    }

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
        return new Endpoint(method, API + path, false, Set.of(), true, purpose);
    }

    private static Endpoint keyed(String method, String path, String purpose) {
        return keyed(method, path, EnumSet.of(KeyScope.RENDER), purpose);
    }

    private static Endpoint keyed(String method, String path, KeyScope scope, String purpose) {
        return keyed(method, path, EnumSet.of(scope), purpose);
    }

    private static Endpoint keyed(String method, String path, Set<KeyScope> scopes, String purpose) {
        return new Endpoint(method, API + path, true, scopes, true, purpose);
    }

    /** Not for sandbox keys. */
    private static Endpoint live(String method, String path, KeyScope scope, String purpose) {
        return new Endpoint(method, API + path, true, EnumSet.of(scope), false, purpose);
    }
}
