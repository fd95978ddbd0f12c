package io.reelmill.sdk;

import io.reelmill.sdk.model.Account;
import io.reelmill.sdk.model.ClonedVoice;
import io.reelmill.sdk.model.DeletedCharacter;
import io.reelmill.sdk.model.DeletedMedia;
import io.reelmill.sdk.model.DeletedProject;
import io.reelmill.sdk.model.DeletedVoice;
import io.reelmill.sdk.model.Estimate;
import io.reelmill.sdk.model.Export;
import io.reelmill.sdk.model.Exported;
import io.reelmill.sdk.model.MadeCharacter;
import io.reelmill.sdk.model.MadeVoice;
import io.reelmill.sdk.model.MediaFile;
import io.reelmill.sdk.model.MediaFileList;
import io.reelmill.sdk.model.NewCharacter;
import io.reelmill.sdk.model.NewVoice;
import io.reelmill.sdk.model.Project;
import io.reelmill.sdk.model.ProjectList;
import io.reelmill.sdk.model.PublishRequest;
import io.reelmill.sdk.model.Rename;
import io.reelmill.sdk.model.Renamed;
import io.reelmill.sdk.model.RenderAccepted;
import io.reelmill.sdk.model.RenderRequest;
import io.reelmill.sdk.model.SavedCharacter;
import io.reelmill.sdk.model.Status;
import io.reelmill.sdk.model.Storyboard;
import io.reelmill.sdk.model.UploadedMedia;
import io.reelmill.sdk.model.VoiceList;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A client of one workspace. Safe for use by many threads. Calls that may succeed next time are repeated by themselves, and are
 * done once however often they are repeated. Every method throws an {@link ApiException} for what the API refuses, and a plain {@link
 * ReelmillException} when it cannot be reached.
 */
public final class Reelmill {

    private static final Duration FIRST_LOOK = Duration.ofMillis(500);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private final Connection connection;

    private Reelmill(Connection connection) {
        this.connection = connection;
    }

    /**
     * A client.
     *
     * @param gateway address of the installation, such as {@code http://localhost:8080}
     * @param key API key of the workspace
     */
    public static Reelmill connect(String gateway, String key) {
        return connect(gateway, key, RetryPolicy.USUAL);
    }

    public static Reelmill connect(String gateway, String key, RetryPolicy retries) {
        return new Reelmill(new Connection(URI.create(gateway), key, retries));
    }

    /** Starts a render, for credits. */
    public RenderAccepted render(RenderRequest request) {
        return post("/render", request, RenderAccepted.class);
    }

    /** Starts a render and waits for its end. */
    public Status renderAndWait(RenderRequest request) {
        return renderAndWait(request, status -> {});
    }

    /**
     * Starts a render and waits for its end.
     *
     * @param progress is told each time that something has changed
     * @return the finished project
     * @throws RenderFailedException when the render ends in an error
     */
    public Status renderAndWait(RenderRequest request, Consumer<Status> progress) {
        return await(render(request).pid(), progress);
    }

    /** Waits for the end of a render that was started before, like {@link #renderAndWait}. */
    public Status await(String pid, Consumer<Status> progress) {
        Duration pause = FIRST_LOOK;
        Status before = null;
        while (true) {
            Status status = status(pid);
            if (before == null
                    || before.progress() != status.progress()
                    || !before.status().equals(status.status())) {
                progress.accept(status);
                before = status;
            }
            switch (status.status()) {
                case "ready" -> {
                    return status;
                }
                case "error" -> throw new RenderFailedException(status);
                default -> Connection.sleep(pause);
            }
            pause = pause.multipliedBy(3).dividedBy(2);
            pause = pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
        }
    }

    /** What a render would reserve. Spends nothing. */
    public Estimate estimate(RenderRequest request) {
        return post("/calculate-credits", request, Estimate.class);
    }

    public Status status(String pid) {
        return get("/status?pid=" + encoded(pid), Status.class);
    }

    /** How a film is made: its shots with their words, its stages, its request. */
    public Storyboard storyboard(String pid, int output) {
        return get("/storyboard?pid=" + encoded(pid) + "&output=" + output, Storyboard.class);
    }

    /** The projects of the workspace, newest first. */
    public Pages<Project> projects() {
        return projects(Map.of());
    }

    /** @param filter query parameters, such as {@code status} and {@code workflow} */
    public Pages<Project> projects(Map<String, String> filter) {
        return new Pages<>(cursor -> {
            StringBuilder query = new StringBuilder("/projects?limit=" + filter.getOrDefault("limit", "100"));
            filter.forEach((name, value) -> {
                if (!name.equals("limit")) {
                    query.append('&').append(encoded(name)).append('=').append(encoded(value));
                }
            });
            if (cursor != null) {
                query.append("&cursor=").append(encoded(cursor));
            }
            ProjectList page = get(query.toString(), ProjectList.class);
            return new Pages.Page<>(page.projects(), page.nextCursor());
        });
    }

    public Renamed rename(String pid, String name) {
        return post("/rename-project", new Rename().pid(pid).name(name), Renamed.class);
    }

    /** Deletes a project that has ended, with its films. */
    public DeletedProject delete(String pid) {
        return connection.call("DELETE", "/projects?pid=" + encoded(pid), null, DeletedProject.class);
    }

    /** Exports a finished project, for credits. */
    public Exported export(String pid) {
        return post("/export-video", new Export().pid(pid), Exported.class);
    }

    /** Uploads a picture, a video or sound; the address in the answer can be named in requests. */
    public UploadedMedia upload(Path file) {
        return connection.upload(
                "/media?fileName=" + encoded(file.getFileName().toString()), file, UploadedMedia.class);
    }

    /** Uploaded files that are still kept, newest first. */
    public List<MediaFile> uploads() {
        return this.<MediaFileList>get("/media", MediaFileList.class).files();
    }

    public DeletedMedia deleteUpload(String id) {
        return connection.call("DELETE", "/media?id=" + encoded(id), null, DeletedMedia.class);
    }

    public List<SavedCharacter> characters() {
        return List.of(this.<SavedCharacter[]>get("/consistent-characters", SavedCharacter[].class));
    }

    public MadeCharacter createCharacter(NewCharacter character) {
        return post("/consistent-characters", character, MadeCharacter.class);
    }

    public DeletedCharacter deleteCharacter(String id) {
        return connection.call("DELETE", "/consistent-characters?id=" + encoded(id), null, DeletedCharacter.class);
    }

    public MadeVoice cloneVoice(NewVoice voice) {
        return post("/voice-clone", voice, MadeVoice.class);
    }

    public List<ClonedVoice> voices() {
        return this.<VoiceList>get("/voice-clone", VoiceList.class).voices();
    }

    public DeletedVoice deleteVoice(String voiceId) {
        return connection.call("DELETE", "/voice-clone?voiceId=" + encoded(voiceId), null, DeletedVoice.class);
    }

    /** Puts a video into the queue of a channel. */
    public Map<String, Object> schedule(PublishRequest request) {
        return post("/add-to-queue", request, Map.class);
    }

    /** Publishes a video at once. */
    public Map<String, Object> publishNow(PublishRequest request) {
        return post("/publish-now", request, Map.class);
    }

    public Account account() {
        return get("/me", Account.class);
    }

    /**
     * Any call, also one that this client has no method for.
     *
     * @param path below {@code /api/public/v3}, with its query
     * @param body or null
     */
    public <T> T call(String method, String path, Object body, Class<T> answer) {
        return connection.call(method, path, body, answer);
    }

    private <T> T get(String path, Type answer) {
        return connection.call("GET", path, null, answer);
    }

    private <T> T post(String path, Object body, Type answer) {
        return connection.call("POST", path, body, answer);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
