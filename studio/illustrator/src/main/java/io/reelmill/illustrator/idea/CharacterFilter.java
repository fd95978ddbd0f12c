package io.reelmill.illustrator.idea;

import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Removes things from an idea that a character replaces: no second one of its kind. */
public final class CharacterFilter {

    /** Goes with everything. */
    private static final String NOTHING_ELSE = "sparkles";

    private static final Pattern CLAUSE =
            Pattern.compile("[,.;:()]|\\b(who|that|which|with|in|from|of|to|and)\\b", Pattern.CASE_INSENSITIVE);

    private CharacterFilter() {}

    /** The idea with the character in it, and without the things that stand for the character itself. */
    public static Idea of(Idea idea, DepictedCharacter character) {
        if (character == null) {
            return idea.with(null);
        }
        Set<String> own = new TreeSet<>();
        Words.split(character.name() + " " + kind(character.description()))
                .forEach(word -> own.addAll(Words.forms(word)));
        List<String> motifs =
                idea.motifs().stream().filter(thing -> !isOwn(thing, own)).toList();
        String hero = idea.hero();
        if (isOwn(hero, own)) {
            hero = motifs.isEmpty() ? NOTHING_ELSE : motifs.get(0);
            motifs = motifs.isEmpty() ? motifs : motifs.subList(1, motifs.size());
        }
        String main = hero;
        return new Idea(
                idea.shot(),
                main,
                // a flock of them would need the room that the character takes
                motifs.stream().filter(thing -> !thing.equals(main)).toList(),
                idea.mood(),
                idea.place(),
                idea.composition(),
                idea.prompt(),
                idea.seconds(),
                idea.seed(),
                character);
    }

    /** The noun of a description, without its details: the words before the first clause. */
    private static String kind(String description) {
        return CLAUSE.split(description, 2)[0];
    }

    private static boolean isOwn(String thing, Set<String> own) {
        return own.contains(thing.split("[-/]")[0]);
    }
}
