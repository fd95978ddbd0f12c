package io.reelmill.speech;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs espeak-ng: never through a shell, the text never as an argument, each run with a time limit. */
public final class EspeakProgram {

    private static final Logger LOG = LoggerFactory.getLogger(EspeakProgram.class);
    private static final int HEADER = 44;
    private static final long LIMIT_SECONDS = 20;
    /** Where the program passes to the voice of another language and back. */
    private static final Pattern LANGUAGE_MARK = Pattern.compile("\\([a-z-]+\\)");

    private final String program;

    /** @param program its file; empty where there is none */
    public EspeakProgram(String program) {
        this.program = program;
    }

    /** Whether it is installed. */
    public boolean isPresent() {
        return !program.isEmpty();
    }

    /**
     * How texts sound, in the International Phonetic Alphabet; words are apart by spaces, stress marks stand before syllables.
     *
     * @param language name of a voice of the program
     * @param texts each of them spoken alone
     * @return a line for each text; fewer or more where the program parts or leaves out some
     * @throws IOException when the program could not be run
     */
    public List<String> phonemes(String language, List<String> texts) throws IOException, InterruptedException {
        Path in = Files.createTempFile("espeak", ".txt");
        Path out = Files.createTempFile("espeak", ".ipa");
        try {
            // An empty line ends a paragraph: what follows is spoken as a beginning.
            Files.writeString(in, plain(String.join("\n\n", texts)) + "\n", StandardCharsets.UTF_8);
            run(List.of(program, "-q", "--ipa", "-b", "1", "-v", language, "--stdin"), in.toFile(), out.toFile());
            return Files.readAllLines(out, StandardCharsets.UTF_8).stream()
                    .map(line -> LANGUAGE_MARK.matcher(line).replaceAll("").strip())
                    .toList();
        } finally {
            delete(in);
            delete(out);
        }
    }

    // Double brackets would be read as phoneme codes.
    private static String plain(String text) {
        return text.replace("[[", "[ [");
    }

    /**
     * Language names as the program writes them; none when it is not installed.
     *
     * @throws IOException when it is installed and could not tell
     */
    Set<String> languages() throws IOException, InterruptedException {
        Set<String> languages = new HashSet<>();
        if (program.isEmpty()) {
            return languages;
        }
        Path list = Files.createTempFile("espeak-voices", ".txt");
        try {
            run(List.of(program, "--voices"), new File("/dev/null"), list.toFile());
            for (String line : Files.readAllLines(list)) {
                String[] cells = line.strip().split("\\s+");
                if (cells.length > 2 && Character.isDigit(cells[0].charAt(0))) {
                    languages.add(cells[1]);
                }
            }
            return languages;
        } finally {
            delete(list);
        }
    }

    Session open(String language, int wordsPerMinute) throws IOException {
        return new Session(language, wordsPerMinute);
    }

    private static void run(List<String> command, File in, File out) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectInput(in)
                .redirectOutput(out)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("espeak-ng took longer than " + LIMIT_SECONDS + " s");
            }
        } finally {
            process.destroyForcibly();
        }
        if (process.exitValue() != 0) {
            throw new IOException("espeak-ng ended with " + process.exitValue());
        }
    }

    private static void delete(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            LOG.warn("A temporary file could not be deleted", e);
        }
    }

    /** One text's worth of runs, with their temporary files. */
    final class Session implements AutoCloseable {

        private final List<String> command;
        private final Path text = Files.createTempFile("espeak", ".txt");
        private final Path wav = Files.createTempFile("espeak", ".wav");
        private int rate = 22_050;

        private Session(String language, int wordsPerMinute) throws IOException {
            command = List.of(
                    program,
                    "-v",
                    language,
                    "-s",
                    Integer.toString(wordsPerMinute),
                    "-b",
                    "1",
                    "-z",
                    "--stdin",
                    "--stdout");
        }

        /** The sound, -1 to 1; empty when there is nothing to say. */
        float[] speak(String words) throws IOException, InterruptedException {
            if (words.isBlank()) {
                return new float[0];
            }
            Files.writeString(text, plain(words), StandardCharsets.UTF_8);
            run(command, text.toFile(), wav.toFile());
            byte[] bytes = Files.readAllBytes(wav);
            if (bytes.length <= HEADER) {
                return new float[0];
            }
            ByteBuffer data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            rate = data.getInt(24);
            float[] samples = new float[(bytes.length - HEADER) / 2];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = data.getShort(HEADER + 2 * i) / 32768f;
            }
            return samples;
        }

        /** Samples a second of the last sound. */
        int rate() {
            return rate;
        }

        @Override
        public void close() {
            delete(text);
            delete(wav);
        }
    }
}
