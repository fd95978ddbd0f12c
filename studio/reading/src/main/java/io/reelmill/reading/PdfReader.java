package io.reelmill.reading;

import io.reelmill.isolation.CodePath;
import io.reelmill.isolation.FileTree;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.isolation.IsolatedProgram;
import io.reelmill.isolation.ProcessLimits;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxFolders;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.reading.Document;
import io.reelmill.reading.PdfReply.Refusal;
import io.reelmill.reading.PdfReply.Text;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.commons.logging.LogFactory;
import org.apache.fontbox.FontBoxFont;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Reads PDF files, each in a process of its own inside the sandbox: without network, bound in memory and processor time, and
 * ended when it takes too long or the thread that waits is interrupted. Nothing that it answers is believed beyond its form.
 */
final class PdfReader {

    /** Of the JVM, when it has no memory left, by -XX:+ExitOnOutOfMemoryError. */
    private static final int OUT_OF_MEMORY = 3;

    private static final int HEAP_MIB = 512;
    private static final ProcessLimits LIMITS = new ProcessLimits(90, 1 << 20, 256, 2 * HEAP_MIB, 64);

    private final Class<?> main;
    private final Duration maxTime;

    PdfReader() {
        this(PdfChild.class, Duration.ofSeconds(60));
    }

    /**
     * @param main class that parses
     * @param maxTime for one file
     */
    PdfReader(Class<?> main, Duration maxTime) {
        this.main = main;
        this.maxTime = maxTime;
    }

    /**
     * Reads a document.
     *
     * @throws ProviderException INPUT with the reason when the file cannot be read; PASSING when the thread is interrupted;
     *     INTERNAL when no process can be started
     */
    Document read(byte[] body, URI url) {
        PdfReply reply = parse(body);
        if (!(reply instanceof Text text)) {
            throw Unreadable.because(((Refusal) reply).reason());
        }
        return new Document(
                text.title().isEmpty() ? file(url) : text.title(),
                text.author(),
                url.getHost() == null ? "" : url.getHost().replaceFirst("^www\\.", ""),
                text.language(),
                text.paragraphs(),
                List.of());
    }

    private PdfReply parse(byte[] body) {
        try {
            Path folder = SandboxFolders.temporary().make();
            try (IsolatedProcess isolated = start(folder)) {
                return answer(isolated.process(), body);
            } finally {
                FileTree.delete(folder);
            }
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "no process that reads PDF files can be started", e);
        }
    }

    private PdfReply answer(Process process, byte[] body) {
        FutureTask<PdfReply> exchange = new FutureTask<>(() -> exchange(process, body));
        Thread thread = new Thread(exchange, "pdf-" + process.pid());
        thread.setDaemon(true);
        thread.start();
        try {
            return exchange.get(maxTime.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return Refusal.TOO_COMPLEX;
        } catch (ExecutionException e) {
            // it died of the file, or says what ours never would
            boolean memory = !process.isAlive() && process.exitValue() == OUT_OF_MEMORY;
            return memory ? Refusal.TOO_COMPLEX : Refusal.BROKEN;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.PASSING, "reading a PDF was interrupted", e);
        }
    }

    private static PdfReply exchange(Process process, byte[] body) throws IOException, InterruptedException {
        try (OutputStream out = process.getOutputStream()) {
            out.write(body);
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
            return PdfReply.read(in);
        } catch (IOException e) {
            process.waitFor(1, TimeUnit.SECONDS);
            throw e;
        }
    }

    private IsolatedProcess start(Path folder) throws IOException {
        Path home = Path.of(System.getProperty("java.home"));
        Set<Path> classes = CodePath.of(List.of(
                main,
                PdfParser.class,
                Document.class,
                CodePath.class,
                PDDocument.class,
                RandomAccessRead.class,
                FontBoxFont.class,
                LogFactory.class));
        List<String> java = List.of(
                home.resolve("bin").resolve("java").toString(),
                "-Xmx" + HEAP_MIB + "m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:ActiveProcessorCount=1",
                "-Djava.awt.headless=true",
                "-Djava.io.tmpdir=.",
                "-Dpdfbox.fontcache=.",
                "-Dorg.apache.commons.logging.Log=org.apache.commons.logging.impl.NoOpLog",
                "-cp",
                CodePath.joined(classes),
                main.getName());
        Set<Path> readable = new LinkedHashSet<>(classes);
        readable.add(home);
        ProcessBuilder builder = new ProcessBuilder().redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().put("LC_ALL", "C.UTF-8");
        return Sandbox.ofThisMachine().start(IsolatedProgram.offline(java, readable, folder, LIMITS), builder);
    }

    private static String file(URI url) {
        String path = url.getPath() == null ? "" : url.getPath();
        String name = path.substring(path.lastIndexOf('/') + 1)
                .replaceFirst("(?i)\\.pdf$", "")
                .replaceAll("[-_+]+", " ")
                .strip();
        return name.isEmpty() ? "Document" : name;
    }
}
