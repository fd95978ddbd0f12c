package io.reelmill.fetch;

import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.LocalFiles.OwnFile;
import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.io.entity.InputStreamEntity;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.util.Timeout;

/**
 * Fetches URLs from clients' input, within {@link Limits} and as far as {@link UrlPolicy} allows. Redirects are
 * followed here, and each target is checked like the first URL. The checked addresses are those connected to: a host is
 * resolved once for each connection. No proxies, cookies, credentials or retries. Thread-safe; each call blocks its
 * thread, at most until its deadline.
 */
public final class SafeFetch implements AutoCloseable {

    /** As {@link #part} asks for it. */
    private static final Pattern RANGE = Pattern.compile("bytes=(\\d{1,18})-(\\d{1,18})");

    private final UrlPolicy policy;
    private final CloseableHttpClient client;

    public SafeFetch(UrlPolicy policy) {
        this(policy, UnaryOperator.identity());
    }

    SafeFetch(UrlPolicy policy, UnaryOperator<SocketAddress> route) {
        this.policy = policy;
        this.client = GuardedHttpClientFactory.open(policy, route);
    }

    /** GET with the body in memory. */
    public Fetched get(String url, Limits limits) {
        return fetch(new Call("GET", Map.of("Accept-Encoding", "gzip"), null), url, limits);
    }

    /**
     * GET of a byte range into memory. A server without range support answers 200 with the whole file, of which the
     * first {@code length} bytes are read. Status 206 means that the body begins at {@code first}.
     *
     * @param first offset of the part, from 0
     * @param length of the part, above 0; {@code maxBytes} of the limits applies as well
     */
    public Fetched part(String url, long first, int length, Limits limits) {
        Limits cut = new Limits(Math.min(length, limits.maxBytes()), limits.total(), limits.maxRedirects(), true);
        String range = "bytes=" + first + "-" + (first + length - 1);
        // With a content coding, the range would apply to the coded bytes.
        return fetch(new Call("GET", Map.of("Range", range, "Accept-Encoding", "identity"), null), url, cut);
    }

    /** HEAD. */
    public Fetched head(String url, Limits limits) {
        return fetch(new Call("HEAD", Map.of(), null), url, limits);
    }

    /**
     * Checks whether something exists: HEAD, or a GET of the first byte when the server does not support HEAD. Size and
     * type are in the response headers.
     */
    public Fetched probe(String url, Limits limits) {
        Fetched head = head(url, limits);
        if (head instanceof Success answer && !answer.isOk()) {
            return fetch(new Call("GET", Map.of("Range", "bytes=0-0"), null), url, limits);
        }
        return head;
    }

    /** POST; redirects are not followed, whatever the limits say. */
    public Fetched post(String url, Map<String, String> headers, byte[] body, Limits limits) {
        return send("POST", url, headers, body, limits);
    }

    /**
     * Any method, with headers of the caller. Redirects are not followed, whatever the limits say, so that the content
     * of the headers reaches only this host.
     *
     * @param body or null
     */
    public Fetched send(String method, String url, Map<String, String> headers, byte[] body, Limits limits) {
        return send(method, url, headers, body == null ? null : RequestBody.of(body), limits);
    }

    /**
     * Any method, with a streamed body. The time limit covers sending it and the response.
     *
     * @param body or null
     */
    public Fetched send(String method, String url, Map<String, String> headers, RequestBody body, Limits limits) {
        Limits direct = new Limits(limits.maxBytes(), limits.total(), 0, limits.truncate());
        return fetch(new Call(method, headers, body), url, direct);
    }

    /**
     * GET with the body in a file, which exists afterwards only for a 2xx response.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public Fetched download(String url, Path file, Limits limits) {
        boolean kept = false;
        try (OutputStream out = Files.newOutputStream(file)) {
            Fetched fetched = fetch(new Call("GET", Map.of(), null), url, limits, out);
            kept = fetched instanceof Success answer && answer.isOk();
            return fetched;
        } catch (IOException e) {
            throw new UncheckedIOException("the file of a download cannot be written", e);
        } finally {
            if (!kept) {
                delete(file);
            }
        }
    }

    @Override
    public void close() {
        client.close(CloseMode.IMMEDIATE);
    }

    private record Call(String method, Map<String, String> headers, RequestBody body) {}

    private Fetched fetch(Call call, String url, Limits limits) {
        var memory = new ByteArrayOutputStream();
        Fetched fetched = fetch(call, url, limits, memory);
        return fetched instanceof Success s
                ? new Success(s.status(), s.url(), s.headers(), memory.toByteArray(), s.size())
                : fetched;
    }

    private Fetched fetch(Call call, String url, Limits limits, OutputStream out) {
        Deadline deadline = Deadline.in(limits.total());
        String next = url;
        for (int hop = 0; ; hop++) {
            UrlDecision decision = policy.parse(next);
            if (decision instanceof UrlDecision.Refused refused) {
                return new Refused(refused.reason(), refused.message());
            }
            URI here = ((Allowed) decision).url();
            if (policy.isOwn(here)) {
                return own(call, here, limits, out);
            }
            try (InputStream body = call.body() == null ? null : call.body().open();
                    var exchange = Exchange.open(
                            client, HttpHost.create(here), request(call, body, here, deadline), deadline)) {
                Optional<String> redirect = limits.maxRedirects() > 0 ? exchange.redirect() : Optional.empty();
                if (redirect.isEmpty()) {
                    long size = exchange.read(limits, out);
                    return new Success(exchange.status(), here, exchange.headers(), new byte[0], size);
                }
                if (hop == limits.maxRedirects()) {
                    return new Failed(Failure.TOO_MANY_REDIRECTS, "redirects more than " + hop + " times");
                }
                next = UrlText.resolve(here, redirect.get());
            } catch (BlockedAddressException e) {
                return new Refused(Reason.BLOCKED, UrlPolicy.NOT_PUBLIC);
            } catch (IOException e) {
                return FailureReport.of(e, deadline);
            }
        }
    }

    /** Answers for the suite's own server. */
    private Fetched own(Call call, URI url, Limits limits, OutputStream out) {
        try {
            Optional<OwnFile> file = policy.own(url);
            if (call.method().equals("POST")) {
                return new Success(405, url, Map.of(), new byte[0], 0);
            }
            return file.isPresent()
                    ? answer(call, url, file.get(), limits, out)
                    : new Success(404, url, Map.of(), new byte[0], 0);
        } catch (IOException e) {
            throw new UncheckedIOException("a file of our own cannot be copied", e);
        }
    }

    private static Fetched answer(Call call, URI url, OwnFile file, Limits limits, OutputStream out)
            throws IOException {
        Matcher range = RANGE.matcher(call.headers().getOrDefault("Range", ""));
        boolean partial = range.matches();
        long first = partial ? Long.parseLong(range.group(1)) : 0;
        long last = partial ? Math.min(Long.parseLong(range.group(2)), file.length() - 1) : file.length() - 1;
        if (first > last && partial) {
            return new Success(416, url, Map.of(), new byte[0], 0);
        }
        long length = last - first + 1;
        if (length > limits.maxBytes() && !limits.truncate()) {
            return new Failed(Failure.TOO_LARGE, "is larger than " + limits.maxBytes() + " bytes");
        }
        long size = call.method().equals("HEAD") ? 0 : Math.min(length, limits.maxBytes());
        try (InputStream in = file.content().open(first, size)) {
            in.transferTo(out);
        }
        Map<String, String> headers = new HashMap<>();
        headers.put("content-type", file.contentType());
        headers.put("content-length", Long.toString(length));
        headers.put("etag", file.etag());
        if (partial) {
            headers.put("content-range", "bytes " + first + "-" + last + "/" + file.length());
        }
        return new Success(partial ? 206 : 200, url, Map.copyOf(headers), new byte[0], size);
    }

    private static HttpUriRequestBase request(Call call, InputStream body, URI url, Deadline deadline) {
        var request = new HttpUriRequestBase(call.method(), url);
        Timeout rest = Timeout.ofMilliseconds(deadline.remainingMillis());
        request.setConfig(RequestConfig.custom()
                .setProtocolUpgradeEnabled(false)
                .setRedirectsEnabled(false)
                .setAuthenticationEnabled(false)
                .setConnectionRequestTimeout(rest)
                .setResponseTimeout(rest)
                .build());
        request.setHeader("Accept", "*/*");
        request.setHeader("Connection", "close");
        call.headers().forEach(request::setHeader);
        if (body != null) {
            request.setEntity(new InputStreamEntity(body, call.body().length(), null));
        }
        return request;
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("the file of a failed download cannot be removed", e);
        }
    }
}
