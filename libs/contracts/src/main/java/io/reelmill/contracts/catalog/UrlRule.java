package io.reelmill.contracts.catalog;

/** Says which addresses a request may name. */
@FunctionalInterface
public interface UrlRule {

    /** Any http(s) address of good form. */
    UrlRule FORM = text -> WebAddress.canonical(text)
            .<Judgement>map(Fine::new)
            .orElseGet(() -> new Refused("url", "must be an http(s) URL without user name and password"));

    /** What is said of one address. */
    sealed interface Judgement {}

    /** It may be named; {@code url} is its complete form. */
    record Fine(String url) implements Judgement {}

    /**
     * It may not.
     *
     * @param code of the violation
     * @param words that follow the field's name: "must be …"
     */
    record Refused(String code, String words) implements Judgement {}

    Judgement judge(String text);
}
