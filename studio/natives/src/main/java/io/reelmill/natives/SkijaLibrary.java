package io.reelmill.natives;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The native library of Skia. It needs OpenGL, EGL and fontconfig of the system, though Reelmill draws in memory and brings
 * its own typefaces. Where one of them is absent, an edited copy is used: it does not need what is absent, and the functions
 * of it do nothing. Without fontconfig no typeface of the system is found.
 */
public final class SkijaLibrary {

    /** Skija loads its library from this folder when the property is set. */
    static final String FOLDER_PROPERTY = "skija.library.path";

    private static final Logger LOG = LoggerFactory.getLogger(SkijaLibrary.class);

    private static final String RESOURCES = "/io/github/humbleui/skija/linux/x64/";
    private static final String FILE = "libskija.so";
    private static final String FONTCONFIG = "libfontconfig.so.1";
    private static final String FREETYPE = "libfreetype.so.6";
    private static final String OWN_FOLDER = "$ORIGIN";

    /** Libraries that can be absent, and the names of their functions. */
    private static final Map<String, Predicate<String>> OPTIONAL = new LinkedHashMap<>();

    static {
        OPTIONAL.put("libGL.so.1", Pattern.compile("gl[A-Z].*").asMatchPredicate());
        OPTIONAL.put("libEGL.so.1", Pattern.compile("egl[A-Z].*").asMatchPredicate());
        OPTIONAL.put(FONTCONFIG, Pattern.compile("Fc[A-Z].*").asMatchPredicate());
    }

    private SkijaLibrary() {}

    /**
     * Decides which file Skija loads. Has to be called before the first class of Skija is used; a second call does nothing.
     *
     * @throws IllegalStateException when FreeType is missing, which nothing can replace
     * @throws UncheckedIOException when the copy cannot be written
     */
    public static synchronized void prepare() {
        if (System.getProperty(FOLDER_PROPERTY) != null) {
            return;
        }
        SystemLibraries system = SystemLibraries.ofThisMachine();
        if (OPTIONAL.keySet().stream().allMatch(system::has)) {
            return;
        }
        try {
            Path folder = unpack(system, Path.of(System.getProperty("java.home")), LibraryCache.folder());
            System.setProperty(FOLDER_PROPERTY, folder.toString());
            LOG.info("Skia is loaded without the libraries that this machine lacks, from {}", folder);
        } catch (IOException e) {
            throw new UncheckedIOException("Skia's library could not be unpacked", e);
        }
    }

    /** Whether Skia can look up typefaces of the system: without fontconfig it must not be asked, and would end the process. */
    public static boolean findsSystemTypefaces() {
        return SystemTypefaces.AVAILABLE;
    }

    private static final class SystemTypefaces {
        private static final boolean AVAILABLE = SystemLibraries.ofThisMachine().has(FONTCONFIG);
    }

    /**
     * Writes the copy, if it is not there yet.
     *
     * @param system libraries of the machine, of which an optional one is absent
     * @param java folder of a Java that may bring FreeType
     * @param cache folder in which the copies for each set of absent libraries have a folder of their own
     * @return the folder of the copy
     */
    static Path unpack(SystemLibraries system, Path java, Path cache) throws IOException {
        List<String> absent = new ArrayList<>(OPTIONAL.keySet());
        absent.removeIf(system::has);
        boolean ownFreeType = absent.contains(FONTCONFIG) && !system.has(FREETYPE);
        Path freeType = java.resolve("lib").resolve("libfreetype.so");
        if (ownFreeType && !Files.isReadable(freeType)) {
            throw new IllegalStateException(
                    "FreeType is missing: install libfreetype6 (Debian), or use a JDK that brings lib/libfreetype.so");
        }
        Path folder = cache.resolve(folderName(absent, ownFreeType));
        if (ownFreeType) {
            LibraryCache.write(folder.resolve(FREETYPE), Files.readAllBytes(freeType));
        }
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            LibraryCache.write(file, edited(absent, ownFreeType));
        }
        return folder;
    }

    private static String folderName(List<String> absent, boolean ownFreeType) throws IOException {
        StringBuilder name = new StringBuilder("skija-" + version() + "-without");
        absent.forEach(library -> name.append('-').append(library, "lib".length(), library.indexOf('.')));
        return name.append(ownFreeType ? "-freetype" : "").toString();
    }

    private static byte[] edited(List<String> absent, boolean ownFreeType) throws IOException {
        byte[] bytes = resource(FILE);
        ElfLibrary library = new ElfLibrary(bytes);
        List<String> dropped = new ArrayList<>(absent);
        if (ownFreeType) {
            // Its entry is reused; a machine without fontconfig has no screen that OpenGL could draw on.
            String reused = OPTIONAL.keySet().iterator().next();
            dropped.remove(reused);
            library.stub(OPTIONAL.get(reused));
            library.replaceNeededByRunPath(reused, OWN_FOLDER);
        }
        for (String name : dropped) {
            library.stub(OPTIONAL.get(name));
            if (name.equals(FONTCONFIG)) {
                // FreeType came with fontconfig.
                library.replaceNeeded(name, FREETYPE);
            } else {
                library.dropNeeded(name);
            }
        }
        return bytes;
    }

    private static String version() throws IOException {
        return new String(resource("skija.version"), StandardCharsets.UTF_8).strip();
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = SkijaLibrary.class.getResourceAsStream(RESOURCES + name)) {
            if (in == null) {
                throw new IOException(RESOURCES + name + " is not on the class path");
            }
            return in.readAllBytes();
        }
    }
}
