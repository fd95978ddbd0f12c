package io.reelmill.hearing.vosk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds models in a folder: unpacked as they are published, under their own names ({@code vosk-model-small-de-0.15}), which tell
 * their language.
 */
final class VoskFolder {

    private static final Logger LOG = LoggerFactory.getLogger(VoskFolder.class);
    private static final Pattern NAME = Pattern.compile("vosk-model-(?:small-|big-)?([a-z]{2,3})(?:-.*)?");
    /** Models are named after countries where these differ from languages. */
    private static final Map<String, String> LANGUAGES =
            Map.of("cn", "zh", "ua", "uk", "vn", "vi", "kz", "kk", "cz", "cs", "gr", "el", "jp", "ja");
    /** The library ends the process over some of what is missing, so that is looked for first. */
    private static final List<String> NEEDED = List.of("am/final.mdl", "conf/model.conf", "conf/mfcc.conf");

    private static final List<List<String>> GRAPHS =
            List.of(List.of("graph/HCLG.fst"), List.of("graph/HCLr.fst", "graph/Gr.fst"));

    private VoskFolder() {}

    /**
     * A model.
     *
     * @param language tag, without a country
     */
    record Found(Path folder, String language) {}

    /**
     * The models of a folder, or the one that the folder is; what is none is told in the log and left out.
     *
     * @throws IOException when the folder cannot be read
     */
    static List<Found> models(Path folder) throws IOException {
        if (language(folder).isPresent()) {
            return usable(folder).stream().toList();
        }
        List<Found> found = new ArrayList<>();
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path model : inside.filter(Files::isDirectory).sorted().toList()) {
                usable(model).ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Found> usable(Path folder) {
        Optional<String> language = language(folder);
        if (language.isEmpty()) {
            LOG.warn(
                    "{} is not named as a Vosk model is (vosk-model-small-en-us-0.15): its language is not known",
                    folder);
            return Optional.empty();
        }
        Optional<String> missing = NEEDED.stream()
                .filter(file -> !Files.isRegularFile(folder.resolve(file)))
                .findFirst()
                .or(() -> hasGraph(folder) ? Optional.empty() : Optional.of("graph/HCLG.fst"));
        missing.ifPresent(file -> LOG.warn("the Vosk model {} cannot be used: {} is missing", folder, file));
        return missing.isPresent() ? Optional.empty() : Optional.of(new Found(folder, language.get()));
    }

    private static boolean hasGraph(Path folder) {
        return GRAPHS.stream().anyMatch(files -> files.stream().allMatch(f -> Files.isRegularFile(folder.resolve(f))));
    }

    private static Optional<String> language(Path folder) {
        Matcher name = NAME.matcher(folder.getFileName().toString().toLowerCase(Locale.ROOT));
        return name.matches() ? Optional.of(LANGUAGES.getOrDefault(name.group(1), name.group(1))) : Optional.empty();
    }
}
