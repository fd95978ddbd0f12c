package io.reelmill.writer.wordnet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a meaning, taken apart.
 *
 * @param definition a noun phrase, without examples and without what stands in brackets
 * @param remarks further clauses, as they stand
 * @param from year of birth or beginning, or empty
 * @param to year of death or end, or empty
 */
record Gloss(String definition, List<String> remarks, String from, String to) {

    private static final Pattern EXAMPLES = Pattern.compile("[;,:]?\\s*\"[^\"]*\"(?:\\s*-+\\s*[^;]*)?");
    private static final String YEAR = "\\d{2,4}(?: ?BC)?";
    private static final Pattern YEARS =
            Pattern.compile(";?\\s*\\(?(?:circa |c\\. ?)?(" + YEAR + ")-(?:circa )?(" + YEAR + ")\\)?\\s*$");
    private static final Pattern BORN = Pattern.compile("\\s*\\(?(?:born (?:in )?(\\d{4})|(\\d{4})-)\\)");
    private static final Pattern KEPT_BRACKETS = Pattern.compile("\\s*\\((born in [^()]+|in \\d{3,4}[^()]*)\\)");
    private static final Pattern YEAR_ALONE = Pattern.compile("\\s*\\((\\d{3,4}(?: BC)?)\\)");
    private static final Pattern BRACKETS = Pattern.compile("\\s*\\([^()]*\\)");
    private static final Pattern AMERICAN = Pattern.compile("^(an? )?United States (?=\\p{Ll})");

    Gloss {
        remarks = List.copyOf(remarks);
    }

    static Gloss of(String text) {
        String rest = EXAMPLES.matcher(text).replaceAll("").strip();
        String from = "";
        String to = "";
        Matcher years = YEARS.matcher(rest);
        Matcher born = BORN.matcher(rest);
        if (years.find()) {
            from = years.group(1);
            to = years.group(2);
            rest = rest.substring(0, years.start());
        } else if (born.find()) {
            from = born.group(1) == null ? born.group(2) : born.group(1);
            rest = rest.substring(0, born.start()) + rest.substring(born.end());
        }
        rest = rest.replaceFirst("^\\([^()]*\\)\\s*", "");
        rest = YEAR_ALONE.matcher(rest).replaceAll(" in $1");
        rest = KEPT_BRACKETS.matcher(rest).replaceAll(", $1,");
        rest = BRACKETS.matcher(rest).replaceAll("");
        rest = rest.replaceAll("\\bwho, born", "born")
                .replaceAll(",\\s*(?=[,;]|$)", "")
                .replaceAll("\\s+([,;])", "$1")
                .replaceAll("\\s+", " ");
        List<String> clauses = new ArrayList<>(List.of(rest.split("\\s*(?:[;:]|--)\\s*")));
        clauses.removeIf(String::isBlank);
        if (clauses.size() > 1 && clauses.get(1).matches("one .+ and another .+")) {
            clauses.set(0, clauses.get(0) + ": " + clauses.remove(1));
        }
        String definition = clauses.isEmpty() ? "" : tidy(clauses.get(0));
        Matcher american = AMERICAN.matcher(definition);
        if (american.find()) {
            definition = (american.group(1) == null ? "" : "an ") + "American " + definition.substring(american.end());
        }
        return new Gloss(definition, clauses.stream().skip(1).map(Gloss::tidy).toList(), from, to);
    }

    private static String tidy(String clause) {
        return listed(clause.strip().replaceAll("[\\s,:]+$", "").replaceAll("`([^']*)'", "$1"))
                .replaceAll("(?<=\\bin )(?=(?:north|south|east|west)[a-z]* United States)", "the ")
                .replaceAll("\\bcostal (?=region)", "coastal ")
                .replaceAll("(?<=port city )is(?= southern)", "in")
                .replaceAll("\\betc\\b\\.?", "and so on");
    }

    /** {@code a and b and c} becomes {@code a, b, and c}; only where each part is one word. */
    private static String listed(String clause) {
        return clause.replaceAll(
                        "\\b(\\p{L}[\\p{L}-]*) and (\\p{L}[\\p{L}-]*) and (?=\\p{L}[\\p{L}-]*(?:$|[,;]| (?:that|which|who|in|of|to|for|with|from|by)\\b))",
                        "$1, $2, and ")
                .replaceAll(
                        "\\b(of|in|between|by) (\\S+(?: \\S+)?) and (\\S+(?: \\S+)?) and (\\S+(?: \\S+)?)$",
                        "$1 $2, $3, and $4")
                .replaceAll(
                        "^((?:[Aa]lthough|[Ww]hen|[Aa]fter|[Bb]efore|[Bb]ecause|[Ii]f) \\S+(?: \\S+)?) it ", "$1, it ")
                .replaceAll(
                        "\\b(\\p{L}[\\p{L}-]*) or (\\p{L}[\\p{L}-]*) or (?=\\p{L}[\\p{L}-]*(?:$|[,;]| ))",
                        "$1, $2, or ");
    }
}
