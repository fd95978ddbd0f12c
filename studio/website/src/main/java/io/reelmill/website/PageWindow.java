package io.reelmill.website;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** One page in a browser of its own, which ends with it. */
final class PageWindow implements AutoCloseable {

    private static final int LOAD_SECONDS = 25;
    private static final int POLL_MILLIS = 100;
    private static final int QUALITY = 92;
    private static final String TIDY = script("tidy.js");

    /** As wide as a telephone where the frame is upright, as a small desk screen where it lies; pixels of the page. */
    private static final int UPRIGHT = 432;

    private static final int SQUARE = 800;
    private static final int LYING = 1280;
    /** A page that is made wider than its window is shown whole up to this width. */
    private static final int WIDEST = 1100;

    private final IsolatedProcess browser;
    private final DevTools tools;
    private final String session;
    private final String frame;
    private final int width;
    private final int height;
    private final CountDownLatch loaded = new CountDownLatch(1);
    private volatile int status;

    /**
     * Opens a window.
     *
     * @param browser as {@link Chromium#start} gives it; ended with the window
     * @param limit for all that is done in the window
     * @param width pixels of what is kept
     * @param height pixels
     */
    PageWindow(IsolatedProcess browser, Duration limit, int width, int height) throws IOException {
        this.width = width;
        this.height = height;
        this.browser = browser;
        try {
            long deadline = System.nanoTime() + limit.toNanos();
            tools = new DevTools(
                    browser.process().getInputStream(), browser.process().getOutputStream(), deadline, this::happened);
            String target = tools.call("", "Target.createTarget", with("url", "about:blank"))
                    .path("targetId")
                    .asText();
            session = tools.call(
                            "",
                            "Target.attachToTarget",
                            with("targetId", target).put("flatten", true))
                    .path("sessionId")
                    .asText();
            tools.call("", "Browser.setDownloadBehavior", with("behavior", "deny"));
            call("Page.enable", tools.parameters());
            frame = call("Page.getFrameTree", tools.parameters())
                    .path("frameTree")
                    .path("frame")
                    .path("id")
                    .asText();
            call("Network.enable", tools.parameters());
            resize(width == height ? SQUARE : width > height ? LYING : UPRIGHT, width < height);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private void resize(int columns, boolean mobile) throws IOException {
        double scale = width / (double) columns;
        call(
                "Emulation.setDeviceMetricsOverride",
                tools.parameters()
                        .put("width", columns)
                        .put("height", (int) Math.ceil(height / scale))
                        .put("deviceScaleFactor", scale)
                        .put("mobile", mobile));
    }

    /**
     * Goes to an address and waits until its page is there.
     *
     * @throws ProviderException INPUT when there is none
     */
    void open(String url, BooleanSupplier stopped) throws IOException {
        JsonNode answer = call("Page.navigate", with("url", url));
        if (answer.has("errorText")) {
            throw refused(
                    "could not be opened: " + reason(answer.path("errorText").asText()));
        }
        // a page that goes on loading for ever is shown as far as it is
        for (int i = 0; i < LOAD_SECONDS * 1000 / POLL_MILLIS && !stopped.getAsBoolean(); i++) {
            if (waited(loaded, POLL_MILLIS)) {
                break;
            }
        }
        if (status >= 400) {
            throw refused(
                    status == 401
                            ? "needs a login (it answers 401)."
                            : "could not be opened: it answers " + status + ".");
        }
    }

    private static String reason(String error) {
        return error.contains("TUNNEL_CONNECTION") || error.contains("PROXY")
                ? "its server cannot be reached."
                : error.contains("CERT") || error.contains("SSL")
                        ? "it has no secure connection."
                        : error.contains("ABORTED")
                                ? "it is a file to download, not a page."
                                : "its server does not answer as one.";
    }

    /**
     * Makes the window as wide as the page is to be read in. One that knows nothing of telephones would be laid out for a desk
     * screen and shown in tiny letters on one.
     */
    void fit() throws IOException {
        if (width >= height
                || evaluate("!!document.querySelector('meta[name=viewport]')").asBoolean()) {
            return;
        }
        resize(UPRIGHT, false);
        int needed = evaluate("document.documentElement.scrollWidth").asInt();
        if (needed > UPRIGHT) {
            resize(Math.min(WIDEST, needed), false);
        }
    }

    /** Takes away what asks for consent. */
    void tidy() throws IOException {
        evaluate(TIDY);
    }

    /** Height of the page and of the window, pixels of the page. */
    double[] heights() throws IOException {
        JsonNode both = evaluate("[Math.max(document.documentElement.scrollHeight,"
                + " document.body ? document.body.scrollHeight : 0), innerHeight]");
        return new double[] {both.path(0).asDouble(), both.path(1).asDouble()};
    }

    /** Scrolls and lets the page be drawn anew. */
    void scrollTo(double y) throws IOException {
        evaluate("new Promise(done => { scrollTo(0, " + y + "); requestAnimationFrame(() => done([])); })");
    }

    /** What is seen, as JPEG. */
    byte[] picture() throws IOException {
        ObjectNode wanted = tools.parameters().put("format", "jpeg").put("quality", QUALITY);
        JsonNode shot = call("Page.captureScreenshot", wanted.put("optimizeForSpeed", true));
        return Base64.getDecoder().decode(shot.path("data").asText());
    }

    /**
     * Runs a script in a world of its own: it sees the page's document, but none of the functions that the page may have
     * replaced, such as {@code requestAnimationFrame} or {@code scrollTo}.
     */
    private JsonNode evaluate(String script) throws IOException {
        // made anew each time, since the page may have gone to another document meanwhile
        JsonNode world = call("Page.createIsolatedWorld", with("frameId", frame).put("worldName", "recorder"));
        ObjectNode wanted = with("expression", script)
                .put("returnByValue", true)
                .put("awaitPromise", true)
                .put("contextId", world.path("executionContextId").asInt());
        return call("Runtime.evaluate", wanted).path("result").path("value");
    }

    private void happened(String event, JsonNode told) {
        if (event.equals("Page.loadEventFired")) {
            loaded.countDown();
        } else if (event.equals("Network.responseReceived")
                && told.path("type").asText().equals("Document")
                && status == 0) {
            status = told.path("response").path("status").asInt();
        } else if (event.equals("Page.javascriptDialogOpening")) {
            // answered from elsewhere: this is the thread that would read the answer
            Thread answer = new Thread(this::dismiss, "devtools-dialog");
            answer.setDaemon(true);
            answer.start();
        }
    }

    private void dismiss() {
        try {
            call("Page.handleJavaScriptDialog", tools.parameters().put("accept", false));
        } catch (IOException e) {
            // the page closed its dialog itself, or is gone
        }
    }

    private JsonNode call(String method, ObjectNode parameters) throws IOException {
        return tools.call(session, method, parameters);
    }

    private ObjectNode with(String name, String value) {
        return tools.parameters().put(name, value);
    }

    /** Waits, unless the thread is to stop. */
    static boolean waited(CountDownLatch latch, long millis) throws IOException {
        try {
            return latch.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    static ProviderException refused(String why) {
        return new ProviderException(Category.INPUT, why);
    }

    @Override
    public void close() {
        browser.close();
    }

    private static String script(String name) {
        try (InputStream in = PageWindow.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(name + " is part of this module", e);
        }
    }
}
