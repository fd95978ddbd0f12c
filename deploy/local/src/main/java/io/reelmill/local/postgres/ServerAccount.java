package io.reelmill.local.postgres;

import io.reelmill.local.process.Programs;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;

/**
 * The account that PostgreSQL runs as. PostgreSQL refuses to run as root and as a user id without a name, which is
 * common in containers. In these cases it runs in its own user namespace. Where the machine allows no user namespaces
 * (many containers), root runs it as the user {@code nobody}.
 */
enum ServerAccount {
    SELF(List.of()),
    NAMESPACE(List.of("unshare", "-U")),
    NOBODY(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));

    @SuppressWarnings("ImmutableEnumChecker") // List.of is
    private final List<String> prefix;

    ServerAccount(List<String> prefix) {
        this.prefix = prefix;
    }

    static ServerAccount choose() {
        boolean root = Programs.output("id", "-u").map(String::strip).orElse("").equals("0");
        if (!root && Programs.output("id", "-un").isPresent()) {
            return SELF;
        }
        boolean namespaces = Programs.output("unshare", "-U", "id", "-u")
                .map(uid -> !uid.strip().equals("0"))
                .orElse(false);
        if (namespaces) {
            return NAMESPACE;
        }
        if (!root) {
            throw new SuiteException(
                    "PostgreSQL does not run as a user without a name, and unshare does not work here: "
                            + "give it an entry in /etc/passwd, or name an existing server with REELMILL_JDBC_URL");
        }
        if (Programs.exists("setpriv")) {
            return NOBODY;
        }
        throw new SuiteException("PostgreSQL does not run as root, and neither unshare nor setpriv works here: "
                + "run reelmill as another user, or name an existing server with REELMILL_JDBC_URL");
    }

    /** The command line that runs a program under this account. */
    List<String> command(List<String> program) {
        List<String> line = new ArrayList<>(prefix);
        line.addAll(program);
        return line;
    }

    /** Whether programs and data must be in a folder that another user can reach. */
    boolean another() {
        return this == NOBODY;
    }

    /** Changes the owner of a file or an empty folder when the server runs under another account. */
    void own(Path path) throws IOException {
        if (another()) {
            Files.setAttribute(path, "unix:uid", 65534);
            Files.setAttribute(path, "unix:gid", 65534);
            checkReachable(path);
        }
    }

    private static void checkReachable(Path path) throws IOException {
        for (Path dir = path.getParent(); dir != null; dir = dir.getParent()) {
            if (!Files.getPosixFilePermissions(dir).contains(PosixFilePermission.OTHERS_EXECUTE)) {
                throw new SuiteException("PostgreSQL runs as the user nobody here, who may not enter " + dir
                        + ": choose another folder with REELMILL_HOME, or run reelmill as another user than root");
            }
        }
    }
}
