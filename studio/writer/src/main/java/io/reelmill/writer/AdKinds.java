package io.reelmill.writer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** General statements about kinds of products, read from the resources. */
final class AdKinds {

    record Kind(
            String name,
            Set<String> keys,
            List<String> hooks,
            List<String> problems,
            List<String> benefits,
            List<String> calls) {}

    private final List<Kind> kinds = new ArrayList<>();

    AdKinds() {
        try (InputStream text = AdKinds.class.getResourceAsStream("ad.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            for (String line : lines.lines().filter(l -> l.length() > 2).toList()) {
                Kind open = kinds.isEmpty() ? null : kinds.get(kinds.size() - 1);
                String rest = line.substring(2);
                switch (line.charAt(0)) {
                    case '@' -> kinds.add(kind(rest));
                    case '?' -> open.hooks().add(rest);
                    case '-' -> open.problems().add(rest);
                    case '+' -> open.benefits().add(rest);
                    case '!' -> open.calls().add(rest);
                    default -> {}
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Kind kind(String header) {
        String[] cells = header.split("\\s*\\|\\s*");
        Set<String> keys = cells.length == 1 || cells[1].isBlank()
                ? Set.of()
                : Arrays.stream(cells[1].split(" ")).map(EnglishForms::stem).collect(Collectors.toUnmodifiableSet());
        return new Kind(
                cells[0].strip(), keys, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    Kind named(String name) {
        return kinds.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The kind with the most matching words; words that name the product count three times. */
    Kind of(AdPrompt product, String prompt) {
        List<String> named = EnglishForms.stems(product.name() + " " + product.kind());
        List<String> all = EnglishForms.stems(prompt);
        Kind best = named("general");
        int most = 0;
        for (Kind kind : kinds) {
            int score = (int) (3 * named.stream().filter(kind.keys()::contains).count()
                    + all.stream().filter(kind.keys()::contains).count());
            if (score > most) {
                most = score;
                best = kind;
            }
        }
        return best;
    }
}
