package io.reelmill.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A shared library for 64-bit x86 Linux in the ELF format, whose references to other libraries can be changed. Only bytes
 * are replaced; nothing is moved and the size stays.
 *
 * <p>Format: <a href="https://gabi.xinuos.com/">System V Application Binary Interface</a>, chapters "Object Files" and
 * "Program Loading and Dynamic Linking".
 */
final class ElfLibrary {

    private static final int MAGIC = 0x464C457F;
    private static final int CLASS_64_LITTLE_ENDIAN = 0x0102;
    private static final int MACHINE_X86_64 = 62;

    private static final int PROGRAM_HEADERS = 0x20;
    private static final int PROGRAM_HEADER_BYTES = 56;
    private static final int PROGRAM_HEADER_COUNT = 0x38;
    private static final int PT_LOAD = 1;
    private static final int PT_DYNAMIC = 2;
    private static final int EXECUTABLE = 1;

    private static final int DYNAMIC_ENTRY_BYTES = 16;
    private static final long DT_NULL = 0;
    private static final long DT_NEEDED = 1;
    private static final long DT_STRTAB = 5;
    private static final long DT_SYMTAB = 6;
    private static final long DT_RUNPATH = 29;
    private static final long DT_GNU_HASH = 0x6FFFFEF5;

    private static final int SYMBOL_BYTES = 24;
    private static final byte LOCAL_FUNCTION = 2;
    private static final byte HIDDEN = 2;
    private static final short ANY_SECTION = 1;

    /** {@code xor eax, eax; ret}: a function that returns zero, false or no pointer. */
    private static final byte[] RETURN_ZERO = {0x31, (byte) 0xC0, (byte) 0xC3};

    private final ByteBuffer bytes;
    private final List<Segment> segments = new ArrayList<>();

    /** A part of the file and where it lies in memory, as offsets in bytes. */
    private record Segment(long file, long memory, long size, boolean executable) {}

    private record Entry(int offset, long tag, long value) {}

    /**
     * Reads the headers.
     *
     * @param file content of the library, which is changed in place
     * @throws IllegalArgumentException when it is not a library of this kind
     */
    ElfLibrary(byte[] file) {
        bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (!isElf(file)) {
            throw new IllegalArgumentException("not an ELF library for 64-bit x86");
        }
        for (int i = 0; i < bytes.getShort(PROGRAM_HEADER_COUNT); i++) {
            int header = (int) bytes.getLong(PROGRAM_HEADERS) + i * PROGRAM_HEADER_BYTES;
            if (bytes.getInt(header) == PT_LOAD) {
                boolean executable = (bytes.getInt(header + 4) & EXECUTABLE) != 0;
                segments.add(new Segment(
                        bytes.getLong(header + 8), bytes.getLong(header + 16), bytes.getLong(header + 32), executable));
            }
        }
    }

    /** Whether a file that begins like this is an ELF file for 64-bit x86. */
    static boolean isElf(byte[] start) {
        if (start.length < 20) {
            return false;
        }
        ByteBuffer head = ByteBuffer.wrap(start).order(ByteOrder.LITTLE_ENDIAN);
        return head.getInt(0) == MAGIC
                && head.getShort(4) == CLASS_64_LITTLE_ENDIAN
                && head.getShort(18) == MACHINE_X86_64;
    }

    /** File names of the libraries that the dynamic linker loads with this one. */
    List<String> needed() {
        return dynamic().stream()
                .filter(entry -> entry.tag() == DT_NEEDED)
                .map(this::string)
                .toList();
    }

    /** Folder in which the needed libraries are looked for first; empty without one. */
    String runPath() {
        return dynamic().stream()
                .filter(entry -> entry.tag() == DT_RUNPATH)
                .map(this::string)
                .findFirst()
                .orElse("");
    }

    /** Needs this library no longer. */
    void dropNeeded(String library) {
        int removed = needed(library).offset();
        List<Entry> entries = dynamic();
        int end = entries.get(entries.size() - 1).offset() + DYNAMIC_ENTRY_BYTES;
        for (int offset = removed; offset < end; offset += Long.BYTES) {
            bytes.putLong(offset, bytes.getLong(offset + DYNAMIC_ENTRY_BYTES));
        }
    }

    /** Needs another library instead; its name must not be longer. */
    void replaceNeeded(String library, String replacement) {
        overwrite(needed(library), replacement);
    }

    /** Needs this library no longer; what else is needed is first looked for in this folder, whose name must not be longer. */
    void replaceNeededByRunPath(String library, String folder) {
        Entry entry = needed(library);
        overwrite(entry, folder);
        bytes.putLong(entry.offset(), DT_RUNPATH);
    }

    /** Names of the functions and variables that other libraries have to define. */
    List<String> undefinedSymbols() {
        List<String> names = new ArrayList<>();
        for (int symbol = firstSymbol(); symbol < definedSymbols(); symbol += SYMBOL_BYTES) {
            if (isUndefined(symbol)) {
                names.add(name(symbol));
            }
        }
        return names;
    }

    /** Defines these undefined functions: each does nothing and returns zero. */
    void stub(Predicate<String> names) {
        long function = returnZero();
        for (int symbol = firstSymbol(); symbol < definedSymbols(); symbol += SYMBOL_BYTES) {
            if (isUndefined(symbol) && names.test(name(symbol))) {
                // A local, hidden symbol is taken as it is; the linker looks in no other library.
                bytes.put(symbol + 4, LOCAL_FUNCTION);
                bytes.put(symbol + 5, HIDDEN);
                bytes.putShort(symbol + 6, ANY_SECTION);
                bytes.putLong(symbol + 8, function);
            }
        }
    }

    private boolean isUndefined(int symbol) {
        return bytes.getInt(symbol) != 0 && bytes.getShort(symbol + 6) == 0;
    }

    private String name(int symbol) {
        return stringAt(address(DT_STRTAB) + bytes.getInt(symbol));
    }

    private int firstSymbol() {
        return address(DT_SYMTAB);
    }

    /** Where the symbols of the hash table begin, all of which are defined. The second number of the table says so. */
    private int definedSymbols() {
        return firstSymbol() + bytes.getInt(address(DT_GNU_HASH) + 4) * SYMBOL_BYTES;
    }

    /** Address in memory of machine code that returns zero. */
    private long returnZero() {
        for (Segment segment : segments) {
            if (segment.executable()) {
                long end = segment.file() + segment.size() - RETURN_ZERO.length;
                for (long at = segment.file(); at <= end; at++) {
                    if (isReturnZero((int) at)) {
                        return at - segment.file() + segment.memory();
                    }
                }
            }
        }
        throw new IllegalStateException("the library has no function that returns zero");
    }

    private boolean isReturnZero(int at) {
        for (int i = 0; i < RETURN_ZERO.length; i++) {
            if (bytes.get(at + i) != RETURN_ZERO[i]) {
                return false;
            }
        }
        return true;
    }

    private Entry needed(String library) {
        return dynamic().stream()
                .filter(entry -> entry.tag() == DT_NEEDED && string(entry).equals(library))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the library does not need " + library));
    }

    private List<Entry> dynamic() {
        List<Entry> entries = new ArrayList<>();
        for (int offset = dynamicTable(); bytes.getLong(offset) != DT_NULL; offset += DYNAMIC_ENTRY_BYTES) {
            entries.add(new Entry(offset, bytes.getLong(offset), bytes.getLong(offset + Long.BYTES)));
        }
        return entries;
    }

    private int dynamicTable() {
        for (int i = 0; i < bytes.getShort(PROGRAM_HEADER_COUNT); i++) {
            int header = (int) bytes.getLong(PROGRAM_HEADERS) + i * PROGRAM_HEADER_BYTES;
            if (bytes.getInt(header) == PT_DYNAMIC) {
                return (int) bytes.getLong(header + 8);
            }
        }
        throw new IllegalArgumentException("not a shared library");
    }

    /** Place in the file of a table that the dynamic section names. */
    private int address(long tag) {
        long memory = dynamic().stream()
                .filter(entry -> entry.tag() == tag)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a table is missing: " + Long.toHexString(tag)))
                .value();
        return segments.stream()
                .filter(s -> memory >= s.memory() && memory < s.memory() + s.size())
                .mapToInt(s -> (int) (memory - s.memory() + s.file()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a table lies outside of the file"));
    }

    private String string(Entry entry) {
        return stringAt(address(DT_STRTAB) + (int) entry.value());
    }

    private String stringAt(int start) {
        int end = start;
        while (bytes.get(end) != 0) {
            end++;
        }
        return new String(bytes.array(), start, end - start, StandardCharsets.US_ASCII);
    }

    private void overwrite(Entry entry, String replacement) {
        String old = string(entry);
        if (replacement.length() > old.length()) {
            throw new IllegalArgumentException(replacement + " is longer than " + old);
        }
        byte[] padded = new byte[old.length()];
        byte[] text = replacement.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(text, 0, padded, 0, text.length);
        bytes.put(address(DT_STRTAB) + (int) entry.value(), padded);
    }
}
