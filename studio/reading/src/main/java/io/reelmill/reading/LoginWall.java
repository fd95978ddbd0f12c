package io.reelmill.reading;

import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Tells a page that asks who you are from one that says something. */
final class LoginWall {

    private static final Pattern PATH = Pattern.compile(
            "(?i)(?:^|/)(?:log-?in|sign-?in|signup|authwall|checkpoint|uas/login|sso|oauth2?|auth|session/new|i/flow/login)(?:[/.].*)?$");
    private static final Pattern TITLE = Pattern.compile(
            "(?iu)^(?:please )?(?:log ?[io]n|sign ?[io]n|sign up|anmelden|einloggen|se connecter|connexion|iniciar sesión|accedi|entrar|inloggen|zaloguj się"
                    + "|войти|вход|ログイン|登录|로그인)\\b.{0,60}|.{0,60}(?:[|–—·-]|\\bto|\\b) (?:log ?in|sign ?in|log ?in or sign ?up)(?: .{0,20})?$");
    private static final Pattern DEMAND = Pattern.compile(
            "(?i)\\b(?:you (?:must|need to|have to) (?:be )?(?:log(?:ged)? ?in|sign(?:ed)? ?in)|(?:log|sign) in (?:to|or (?:sign up|register) to) (?:continue|view|see|read)"
                    + "|this (?:account|profile|post|content) is private|join \\w+ to (?:view|see)|create an account to (?:continue|read|view))");
    private static final int LITTLE = 600;

    private final boolean there;
    private final boolean password;
    private final boolean titled;
    private final boolean demands;

    /** Looks at the page while it is whole: forms are the first to be taken away. */
    LoginWall(Page page) {
        there = page.url().getPath() != null
                && PATH.matcher(page.url().getPath()).find();
        password = page.dom().selectFirst("input[type=password]:not([hidden])") != null;
        Element heading = page.dom().selectFirst("h1");
        titled = TITLE.matcher(Tidy.line(page.dom().title())).find()
                || heading != null && TITLE.matcher(Tidy.line(heading.text())).find();
        String body = Tidy.line(page.dom().body().text());
        demands = body.length() < 4000 && DEMAND.matcher(body).find();
    }

    /**
     * Whether the page is one.
     *
     * @param paragraphs what could be read of it
     */
    boolean hides(List<String> paragraphs) {
        int text = paragraphs.stream().mapToInt(String::length).sum();
        return text < LITTLE && (there || password || titled || demands) || text < 4 * LITTLE && there && password;
    }
}
