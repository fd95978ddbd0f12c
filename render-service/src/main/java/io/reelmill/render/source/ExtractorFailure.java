package io.reelmill.render.source;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.util.regex.Pattern;

/** Whose fault it is that an extractor found nothing, by what it says. */
enum ExtractorFailure {
    RATE_LIMITED(
            Category.PASSING,
            "HTTP Error 429|too many requests|rate.?limit|confirm you.{1,3}re not a bot|captcha",
            "limits how often it is asked at the moment"),
    UNAVAILABLE(
            Category.PASSING,
            "timed? ?out|HTTP Error 5\\d\\d|connection (?:refused|reset|aborted)|unable to connect|remote end closed"
                    + "|name resolution|getaddrinfo|network is unreachable|proxy|incompleteread|\\bssl\\b",
            "does not answer at the moment"),
    OUTDATED(
            Category.ABSENT,
            "please report this issue|unable to extract|nsig extraction|no suitable extractor|usage: |no such option",
            "could not be read by the extractor that is installed here; a newer one may"),
    NOT_OPEN(
            Category.INPUT,
            "private|unavailable|not available|removed|deleted|terminated|does not exist|not found|HTTP Error 4(?:0[134]|10)"
                    + "|log.?in|sign in|members.only|premium|age.restricted|unsupported url|no video|no media|is live"
                    + "|premieres in|copyright|geo.?restrict|drm",
            "has no sound or video there that is open to everybody"),
    /** What it does not explain is not charged to the client. */
    UNKNOWN(Category.PASSING, "", "could not be fetched by the extractor");

    private final Category category;
    private final Pattern said;
    private final String words;

    ExtractorFailure(Category category, String said, String words) {
        this.category = category;
        this.said = Pattern.compile(said, Pattern.CASE_INSENSITIVE);
        this.words = words;
    }

    /** @param complaint the last words of the program */
    static ExtractorFailure of(String complaint) {
        for (ExtractorFailure failure : values()) {
            if (failure.said.matcher(complaint).find()) {
                return failure;
            }
        }
        return UNKNOWN;
    }

    /** @param field that names the link */
    ProviderException of(String field, String platform) {
        String message = category == Category.INPUT
                ? field + " could not be fetched from " + platform + ": it " + words + "."
                : field + " could not be fetched: " + platform + " " + words + ".";
        return new ProviderException(category, message);
    }
}
