package io.reelmill.qa.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;

/** Who looks at the console. */
enum Visitor {
    PHONE_LIGHT("en-GB", ColorScheme.LIGHT, 390, 844),
    PHONE_DARK("de-DE", ColorScheme.DARK, 390, 844),
    TABLET_LIGHT("de-DE", ColorScheme.LIGHT, 820, 1180),
    TABLET_DARK("en-GB", ColorScheme.DARK, 820, 1180),
    LAPTOP_LIGHT("en-GB", ColorScheme.LIGHT, 1440, 900),
    LAPTOP_DARK("de-DE", ColorScheme.DARK, 1440, 900);

    private final String locale;
    private final ColorScheme scheme;
    private final int width;
    private final int height;

    Visitor(String locale, ColorScheme scheme, int width, int height) {
        this.locale = locale;
        this.scheme = scheme;
        this.width = width;
        this.height = height;
    }

    /** All of them where pictures are wanted; else those that differ the most. */
    static List<Visitor> some() {
        return ScreenCheck.PICTURES.isPresent() ? List.of(values()) : List.of(LAPTOP_LIGHT, PHONE_DARK, TABLET_LIGHT);
    }

    String fileName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    NewContextOptions options() {
        return new NewContextOptions().setLocale(locale).setColorScheme(scheme).setViewportSize(width, height);
    }
}
