package io.reelmill.reading;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.net.URI;

/** Why something cannot be read, in words for the client: they follow the name of the field that held the address. */
final class Unreadable {

    private Unreadable() {}

    static ProviderException login() {
        return because("the page needs a login");
    }

    static ProviderException empty(URI url) {
        return because("no readable text was found at " + place(url));
    }

    static ProviderException because(String reason) {
        return new ProviderException(Category.INPUT, reason);
    }

    static ProviderException because(String reason, Throwable cause) {
        return new ProviderException(Category.INPUT, reason, cause);
    }

    /** The address without its query, which may hold what is nobody's business. */
    private static String place(URI url) {
        String path = url.getRawPath() == null ? "" : url.getRawPath();
        return url.getScheme() + "://" + url.getRawAuthority() + path;
    }
}
