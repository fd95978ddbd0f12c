package io.reelmill.render.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxMode;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.job.StoppedException;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtractorTest {

    private static final String LINK = "https://www.youtube.com/watch?v=a;b&c=$(touch x)";

    /** Names lead to public addresses, without asking anybody. */
    private final UrlPolicy policy = new UrlPolicy(
            AddressPolicy.publicOnly(),
            (String host) -> List.of(InetAddress.getByAddress(new byte[] {93, (byte) 184, 34, 34})));

    private Sandbox sandbox = Sandbox.of(SandboxMode.OFF);

    @TempDir
    Path folder;

    @Test
    void shouldPutWhatTheProgramFoundInPlace() throws IOException {
        String program = program("for last; do :; done", "printf '%s' \"$last\" > media.webm", "env > ../env");

        fetch(program, Duration.ofSeconds(20), 1 << 20, false);

        assertThat(file()).hasContent(LINK);
        assertThat(folder.resolve("env")).content().contains("HOME=").doesNotContain("USER=", "JAVA");
        assertThat(Files.list(folder).map(p -> p.getFileName().toString()))
                .containsExactlyInAnyOrder("env", "program", "raw");
    }

    @Test
    void shouldAskForOneFileAndHandTheLinkOverBehindAllOptions() throws IOException {
        String program = program("printf '%s\\n' \"$@\" > ../options", "echo x > media.mp4");

        fetch(program, Duration.ofSeconds(20), 1 << 20, false);

        List<String> options = Files.readAllLines(folder.resolve("options"));
        assertThat(options)
                .containsSubsequence("--ignore-config", "--no-playlist")
                .containsSubsequence("--playlist-items", "1")
                .containsSubsequence("--match-filters", "!is_live")
                .containsSubsequence("--max-filesize", "2G")
                .containsSubsequence("--output", "media.%(ext)s")
                .endsWith("--", LINK);
        assertThat(options.get(options.indexOf("--proxy") + 1)).startsWith("http://127.0.0.1:");
    }

    @Test
    void shouldNameTheFieldAndTheSettingWhereThereIsNoProgram() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> fetch("", Duration.ofSeconds(20), 1 << 20, false))
                .satisfies(e -> assertThat(e.getMessage())
                        .contains("source.url is a link to youtube.com", "REELMILL_EXTRACTOR", "yt-dlp"))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.ABSENT));
    }

    @Test
    void shouldNameTheFieldWhereTheProgramFindsNothing() throws IOException {
        refused(program("echo 'ERROR: /etc/secret is private' >&2", "exit 1"), "source.url", "youtube.com");
        refused(program("exit 0"), "source.url leads to no sound or video");
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP Error 429: Too Many Requests, PASSING",
        "Sign in to confirm you’re not a bot, PASSING",
        "The read operation timed out, PASSING",
        "HTTP Error 503: Service Unavailable, PASSING",
        "Failed to resolve: Temporary failure in name resolution, PASSING",
        "Unable to extract player version; please report this issue, ABSENT",
        "Segmentation fault, PASSING",
        "Private video. Sign in if you have access, INPUT",
        "Video unavailable. It was removed by the uploader, INPUT",
        "HTTP Error 404: Not Found, INPUT",
    })
    void shouldTellTroubleOfThePlatformOrTheExtractorFromTheClientsLink(String said, Category category)
            throws IOException {
        String program = program("echo 'ERROR: " + said + "' >&2", "exit 1");

        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> fetch(program, Duration.ofSeconds(20), 1 << 20, false))
                .satisfies(e -> assertThat(e.category()).isEqualTo(category))
                .satisfies(e -> assertThat(e.getMessage()).startsWith("source.url could not be fetched"));
    }

    @Test
    void shouldEndAProgramThatTakesTooLongOrTooMuch() throws IOException {
        String endless = program("exec sleep 600");
        assertThatThrownBy(() -> fetch(endless, Duration.ofMillis(300), 1 << 20, false))
                .hasMessageContaining("source.url took the extractor too long");

        String greedy = program("head -c 3000000 /dev/zero > media.mp4", "exec sleep 600");
        assertThatThrownBy(() -> fetch(greedy, Duration.ofSeconds(60), 1 << 20, false))
                .hasMessageContaining("too large");
    }

    @Test
    void shouldEndWhatTheProgramStarted() throws IOException {
        String leaving = program("(sleep 600 & echo $! > ../pid)", "echo x > media.mp4");

        fetch(leaving, Duration.ofSeconds(20), 1 << 20, false);

        long left = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
        ProcessHandle.of(left)
                .ifPresent(process ->
                        process.onExit().orTimeout(10, TimeUnit.SECONDS).join());
    }

    /** Also /etc/passwd, which names the machine's users, is not there. */
    @Test
    @RequiresProgram("bwrap")
    void shouldSeeNothingButItsFolderAndTheProxyInTheSandbox() throws IOException {
        sandbox = Sandbox.of(SandboxMode.AUTO);
        String curious = program(
                "cat /etc/passwd > media.mp4 2>/dev/null || echo hidden > media.mp4",
                "touch ../outside",
                "tail -n +3 /proc/net/dev | grep -v lo: || echo alone >> media.mp4");

        fetch(curious, Duration.ofSeconds(20), 1 << 20, false);

        assertThat(file()).hasContent("hidden\nalone\n");
        assertThat(folder.resolve("outside")).doesNotExist();
    }

    @Test
    void shouldNameTheSettingWhereTheProgramIsMissing() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> fetch("no-such-extractor", Duration.ofSeconds(20), 1 << 20, false))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.INTERNAL))
                .withMessageContaining("REELMILL_EXTRACTOR");
    }

    @Test
    void shouldEndTheProgramWhenTheJobStops() throws IOException {
        String endless = program("exec sleep 600");

        assertThatThrownBy(() -> fetch(endless, Duration.ofSeconds(60), 1 << 20, true))
                .isInstanceOf(StoppedException.class);
    }

    @Test
    void shouldNotStartWhereTheAddressMustNotBeReached() throws IOException {
        UrlPolicy inward =
                new UrlPolicy(AddressPolicy.publicOnly(), (String host) -> List.of(InetAddress.getLoopbackAddress()));
        String program = program("touch ../started");

        assertThatThrownBy(() -> new Extractor(program, inward, sandbox)
                        .fetch("source.url", "youtube.com", LINK, file(), () -> false))
                .hasMessageContaining("source.url must not be fetched");
        assertThat(folder.resolve("started")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "https://www.youtube.com/watch?v=1, youtube.com",
        "https://youtu.be/1, youtu.be",
        "https://artist.bandcamp.com/track/x, bandcamp.com",
        "https://open.spotify.com/track/1, spotify.com",
        "https://example.com/watch?v=youtube.com,",
        "https://notyoutube.com/1,",
        "https://x.com/files/clip.mp4,",
    })
    void shouldKnowPlatformsByTheirHost(String url, String platform) {
        assertThat(PlatformLinks.platform(url).orElse(null)).isEqualTo(platform);
    }

    private void refused(String program, String... words) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> fetch(program, Duration.ofSeconds(20), 1 << 20, false))
                .satisfies(e -> assertThat(e.getMessage()).contains(words).doesNotContain("secret"))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.INPUT));
    }

    private void fetch(String program, Duration longest, long mostBytes, boolean stopped) throws IOException {
        new Extractor(program, policy, sandbox, longest, mostBytes)
                .fetch("source.url", "youtube.com", LINK, file(), () -> stopped);
    }

    private Path file() {
        return folder.resolve("raw");
    }

    private String program(String... lines) throws IOException {
        Path program = folder.resolve("program");
        Files.writeString(program, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        return program.toString();
    }
}
