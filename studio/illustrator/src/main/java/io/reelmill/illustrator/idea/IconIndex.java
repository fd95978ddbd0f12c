package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.icon.IconCatalog;
import io.reelmill.illustrator.icon.IconCatalog.Icon;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.wordnet.WordNet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** English words to vetted icons, by the icons' names and tags. Read when the first word asks for it. */
final class IconIndex {

    /** Certainty of an icon that has the word for a name. */
    private static final double NAMED = 0.86;
    /** Of an icon whose name is about the word. */
    private static final double HEAD = 0.72;
    /** Of an icon with the word somewhere in its name. */
    private static final double PART = 0.6;
    /** Of an icon that is tagged with the word. */
    private static final double TAGGED = 0.5;
    /** Of an icon that is tagged with a word to which what it shows is unrelated. */
    private static final double LOOSE = 0.08;
    /** Of an icon whose name ends in the word, where that makes no term. */
    private static final double ENDING = 0.45;
    /** From so many icons on whose names begin alike, what follows is a small sign: {@code home-bitcoin}. */
    private static final int FAMILY = 3;
    /** Families whose first part only says what sort of icon it is. */
    private static final Set<String> SORTS = Set.of(
            ("building mood zodiac device devices chess currency military ball shopping ice hand glass gas face plane"
                            + " play math medical bowl baby report laurel tools air traffic test scuba hexagonal egg solar thumb"
                            + " cookie")
                    .split(" "));
    /** Taken off for each further part of a name: the plain icon comes before its variants. */
    private static final double VARIANT = 0.04;
    /** Icons kept for a word. */
    private static final int MAX_ICONS = 6;
    /** Tags that say how an icon is used or drawn, and nothing about its meaning. */
    private static final Set<String> NO_MEANING = Set.of(
            ("icon symbol sign shape ui ux interface design element item object graphic geometric text letter number"
                            + " line button action arrow arrows direction pointer test visual user user-interface layout component"
                            + " file format style type new add plus minus remove delete x off on edit check disable close open"
                            + " cancel down up left right top bottom side corner badge sort control option select mark form face"
                            + " body people person brand logo slash outline filled variant view display show hide move copy input"
                            + " value data social app list table character alphabet font typography area square circle rounded"
                            + " round tool tools device electronic machine system")
                    .split(" "));

    /** Colours and peoples in a name or a tag say what an icon looks like or where it is from: no "calendar-dot" for a blue dot. */
    private static final Set<String> QUALITIES =
            Set.of(("dot blue red green yellow black white purple pink brown grey gray american chinese british indian"
                            + " japanese european african english french german spanish italian")
                    .split(" "));
    /** Last parts of names that add a small sign to a thing: "music-cancel" is shown only for both words. */
    private static final Set<String> SIGNS = Set.of(
            ("bolt cancel down end incoming outgoing cog code dollar exclamation minus pause pin plus question search"
                            + " share star x check stats dot discount bitcoin ai edit spark scan")
                    .split(" "));

    private static final String CURRENCIES = "Currencies";

    /** Currencies that are named by everyday words: "the real germ" is not about the money of Brazil. */
    private static final Set<String> HOMONYMS =
            Set.of("real", "won", "pound", "rand", "crown", "nano", "dash", "ripple");

    private static final Map<String, Home> HOMES = Map.ofEntries(
            home("Animals", Tint.BROWN, Place.FIELD),
            home("Nature", Tint.GREEN, Place.FIELD),
            home("Food", Tint.ORANGE, Place.KITCHEN),
            home("Weather", Tint.BLUE, Place.SKY),
            home("Buildings", Tint.CREAM, Place.CITY),
            home("Vehicles", Tint.RED, Place.CITY),
            home("Health", Tint.TEAL, Place.ROOM),
            home("Sport", Tint.ORANGE, Place.FIELD),
            home("Devices", Tint.NAVY, Place.TECH),
            home("Computers", Tint.SILVER, Place.TECH),
            home("Database", Tint.SILVER, Place.TECH),
            home("Development", Tint.TEAL, Place.TECH),
            home("Electrical", Tint.YELLOW, Place.TECH),
            home("E-commerce", Tint.ORANGE, Place.CITY),
            home("Document", Tint.CREAM, Place.ROOM),
            home("Map", Tint.GREEN, Place.MOUNTAINS),
            home("Media", Tint.PURPLE, Place.ROOM),
            home("Photography", Tint.SILVER, Place.MOUNTAINS),
            home("Communication", Tint.TEAL, Place.CITY),
            home("Mood", Tint.YELLOW, Place.SKY),
            home("Games", Tint.RED, Place.ROOM),
            home(CURRENCIES, Tint.GOLD, Place.STAGE),
            home("Badges", Tint.GOLD, Place.STAGE),
            home("Charts", Tint.GREEN, Place.STAGE),
            home("Math", Tint.GREEN, Place.ROOM),
            home("Design", Tint.PINK, Place.ROOM),
            home("Laundry", Tint.BLUE, Place.ROOM),
            home("Zodiac", Tint.PURPLE, Place.SPACE),
            home("Gestures", Tint.CREAM, Place.SKY),
            home("System", Tint.SILVER, Place.STAGE));
    private static final Home STAGE = new Home(Tint.TEAL, Place.STAGE);

    private final Map<String, Thing> things = new HashMap<>();
    private final Map<String, List<Candidate>> candidates = new HashMap<>();
    private final Map<String, List<Found>> byWord = new ConcurrentHashMap<>();

    /** An icon for a word, with its certainty. */
    record Found(Thing thing, double weight) {

        /** Whether the word is part of its name, so that it shows the same thing: no ambulance for a car. */
        boolean shows(String word) {
            return List.of(thing.word().split(" ")).contains(word);
        }

        /** Whether the word is its whole name. */
        boolean isNamed(String word) {
            return thing.word().replace(' ', '-').equals(word);
        }
    }

    /** An icon that may stand for a word; a tagged one does so fully if the word is related to what it shows. */
    private record Candidate(String icon, double weight, String tagged) {}

    private record Home(Tint tint, Place place) {}

    private IconIndex() {
        Map<String, Map<String, Candidate>> weights = new HashMap<>();
        Set<String> families = families();
        for (Icon icon : IconCatalog.get().icons()) {
            String plain = icon.name().replace("/f", "");
            List<String> parts = parts(icon);
            if (parts.isEmpty()) {
                continue;
            }
            Home home = HOMES.getOrDefault(icon.category(), STAGE);
            things.put(
                    icon.name(),
                    new Thing(
                            icon.name(),
                            home.tint(),
                            home.place(),
                            plain.replaceAll("-\\d+$", "").replace('-', ' ')));
            // a filled variant stands behind the one in lines, which has parts to colour
            double less = VARIANT * (parts.size() - 1)
                    + (icon.name().equals(plain) ? 0 : 0.02)
                    + (plain.matches(".*\\d") ? 0.01 : 0);
            say(weights, String.join("-", parts), icon, NAMED - (parts.size() == 1 ? less : 0), "");
            boolean signed = parts.size() > 1
                    && (SIGNS.contains(parts.get(parts.size() - 1)) || families.contains(parts.get(0)));
            if (plain.endsWith("-off") || signed) {
                // shown only where it is said that the thing is absent, or what the sign adds
                continue;
            }
            byParts(weights, icon, parts, less);
            byTags(weights, icon, parts, less);
        }
        weights.forEach((word, icons) -> candidates.put(word, List.copyOf(icons.values())));
    }

    private static List<String> parts(Icon icon) {
        return Arrays.stream(icon.name().replace("/f", "").split("-"))
                .filter(part -> !part.matches("\\d+"))
                .toList();
    }

    /** First parts of names that begin alike and show the same thing with small signs. */
    private static Set<String> families() {
        Map<String, Long> sizes = IconCatalog.get().icons().stream()
                .map(IconIndex::parts)
                .filter(parts -> parts.size() > 1)
                .distinct()
                .collect(Collectors.groupingBy(parts -> parts.get(0), Collectors.counting()));
        Set<String> families = new HashSet<>(sizes.keySet());
        families.removeIf(first -> sizes.get(first) < FAMILY || SORTS.contains(first));
        return families;
    }

    /** The words of a name: of a term its last one says what it is, a "life jacket" is a jacket. */
    private static void byParts(
            Map<String, Map<String, Candidate>> weights, Icon icon, List<String> parts, double less) {
        boolean term = parts.size() > 1 && WordNet.get().isNoun(String.join(" ", parts));
        boolean sorted = SORTS.contains(parts.get(0));
        for (int i = 0; i < parts.size(); i++) {
            boolean last = i == parts.size() - 1;
            if (hasMeaning(parts.get(i), icon) && (last || !term)) {
                double weight = last && (term || sorted || i == 0) ? HEAD : last ? ENDING : i == 0 ? PART : ENDING;
                say(weights, parts.get(i), icon, weight - less, "");
            }
        }
    }

    private static void byTags(
            Map<String, Map<String, Candidate>> weights, Icon icon, List<String> parts, double less) {
        if (icon.category().equals(CURRENCIES)) {
            return; // tagged with codes such as TRY, ALL and TOP, and with the names of peoples
        }
        String name = String.join("-", parts);
        String shown = WordNet.get().isNoun(name.replace('-', ' ')) ? name : parts.get(parts.size() - 1);
        for (int i = 0; i < icon.tags().size(); i++) {
            String tag = icon.tags().get(i).toLowerCase(Locale.ROOT).replace(' ', '-');
            if (hasMeaning(tag, icon) && tag.length() > 2) {
                say(weights, tag, icon, TAGGED - less - 0.005 * i, shown);
            }
        }
    }

    static IconIndex get() {
        return Holder.INDEX;
    }

    /** The icon of that name. */
    Optional<Thing> thing(String name) {
        return Optional.ofNullable(things.get(name));
    }

    /** Icons for a word in its base form, the likeliest first. */
    List<Found> find(String word) {
        return candidates.containsKey(word) ? byWord.computeIfAbsent(word, this::ranked) : List.of();
    }

    private List<Found> ranked(String word) {
        return candidates.get(word).stream()
                .map(candidate -> new Found(things.get(candidate.icon()), weight(word, candidate)))
                .sorted(Comparator.comparingDouble(Found::weight).reversed().thenComparing(found -> found.thing()
                        .name()))
                .limit(MAX_ICONS)
                .toList();
    }

    private static double weight(String word, Candidate candidate) {
        boolean loose = !candidate.tagged().isEmpty() && !NounKinds.areRelated(word, candidate.tagged());
        return loose ? candidate.weight() - TAGGED + LOOSE : candidate.weight();
    }

    private static boolean hasMeaning(String word, Icon icon) {
        return !NO_MEANING.contains(word)
                && !QUALITIES.contains(word)
                && !(icon.category().equals(CURRENCIES) && HOMONYMS.contains(word));
    }

    private static void say(
            Map<String, Map<String, Candidate>> weights, String word, Icon icon, double weight, String tagged) {
        weights.computeIfAbsent(word, w -> new HashMap<>())
                .merge(icon.name(), new Candidate(icon.name(), weight, tagged), IconIndex::surer);
    }

    /** A word of the name says more than a tag. */
    private static Candidate surer(Candidate a, Candidate b) {
        if (a.tagged().isEmpty() != b.tagged().isEmpty()) {
            return a.tagged().isEmpty() ? a : b;
        }
        return a.weight() >= b.weight() ? a : b;
    }

    private static Map.Entry<String, Home> home(String category, Tint tint, Place place) {
        return Map.entry(category, new Home(tint, place));
    }

    private static final class Holder {
        static final IconIndex INDEX = new IconIndex();
    }
}
