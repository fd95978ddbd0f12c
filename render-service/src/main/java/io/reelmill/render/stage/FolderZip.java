package io.reelmill.render.stage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Several files and folders, empty ones too, as one file. They are not compressed: sound, pictures and film are already. */
final class FolderZip {

    private FolderZip() {}

    /** @param entries files and folders below the base, from which they are named */
    static void pack(Path base, List<Path> entries, Path zip) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.setLevel(Deflater.NO_COMPRESSION);
            for (Path entry : entries) {
                for (Path file : filesAndFolders(entry)) {
                    boolean folder = Files.isDirectory(file);
                    out.putNextEntry(new ZipEntry(base.relativize(file) + (folder ? "/" : "")));
                    if (!folder) {
                        Files.copy(file, out);
                    }
                }
            }
        }
    }

    /** @throws IOException also when an entry leads out of the folder */
    static void unpack(Path zip, Path folder) throws IOException {
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (!file.startsWith(folder)) {
                    throw new IOException("not below its folder: " + entry.getName());
                }
                Files.createDirectories(entry.isDirectory() ? file : file.getParent());
                if (!entry.isDirectory()) {
                    Files.copy(in, file);
                }
            }
        }
    }

    private static List<Path> filesAndFolders(Path entry) throws IOException {
        try (Stream<Path> files = Files.walk(entry)) {
            return files.toList();
        }
    }
}
