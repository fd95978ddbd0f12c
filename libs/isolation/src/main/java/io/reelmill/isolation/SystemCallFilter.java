package io.reelmill.isolation;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A seccomp filter in the form that bubblewrap reads: an array of classic BPF instructions (linux/filter.h). It refuses system
 * calls that a decoder never needs and that enlarge the kernel's attack surface: tracing, keys, BPF, mounts, namespaces,
 * io_uring, and every socket but a local one. Made for x86-64; other processors run without it.
 */
final class SystemCallFilter {

    private static final int LOAD_WORD = 0x20;
    private static final int JUMP_IF_EQUAL = 0x15;
    private static final int JUMP_IF_AT_LEAST = 0x35;
    private static final int JUMP_IF_ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int ALLOW = 0x7fff0000;
    private static final int REFUSE = 0x00050000; // with the error number in the low bits
    private static final int KILL_PROCESS = 0x80000000;
    private static final int EPERM = 1;
    private static final int ENOSYS = 38;
    private static final int EAFNOSUPPORT = 97;

    /** Offsets in struct seccomp_data. */
    private static final int NUMBER = 0;

    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;

    private static final int AUDIT_ARCH_X86_64 = 0xC000003E;
    /** Numbers from here on are the 32-bit variants, which would pass every comparison below. */
    private static final int X32 = 0x40000000;

    private static final int SOCKET = 41;
    private static final int AF_UNIX = 1;
    private static final int CLONE = 56;
    private static final int CLONE3 = 435;
    /** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
    private static final int NAMESPACES =
            0x00020000 | 0x02000000 | 0x04000000 | 0x08000000 | 0x10000000 | 0x20000000 | 0x40000000;

    /** Numbers of arch/x86/entry/syscalls/syscall_64.tbl. */
    private static final List<Integer> REFUSED = List.of(
            101, // ptrace
            103, // syslog
            134, // uselib
            153, // vhangup
            154, // modify_ldt
            155, // pivot_root
            161, // chroot
            163, // acct
            165, // mount
            166, // umount2
            167, // swapon
            168, // swapoff
            169, // reboot
            172, // iopl
            173, // ioperm
            175, // init_module
            176, // delete_module
            246, // kexec_load
            248, // add_key
            249, // request_key
            250, // keyctl
            272, // unshare
            298, // perf_event_open
            304, // open_by_handle_at
            308, // setns
            310, // process_vm_readv
            311, // process_vm_writev
            313, // finit_module
            320, // kexec_file_load
            321, // bpf
            323, // userfaultfd
            425, // io_uring_setup
            426, // io_uring_enter
            427, // io_uring_register
            428, // open_tree
            429, // move_mount
            430, // fsopen
            431, // fsconfig
            432, // fsmount
            442); // mount_setattr

    private static final int INSTRUCTION_BYTES = 8;
    private static final int MAX_INSTRUCTIONS = 128;

    private SystemCallFilter() {}

    /** Writes the filter for this processor into a file; empty where there is none for it. */
    static Optional<Path> write() {
        if (!System.getProperty("os.arch").equals("amd64")) {
            return Optional.empty();
        }
        try {
            Path file = Files.createTempFile("reelmill-seccomp", ".bpf");
            file.toFile().deleteOnExit();
            return Optional.of(Files.write(file, program()));
        } catch (IOException e) {
            throw new IllegalStateException("the system call filter could not be written", e);
        }
    }

    /** The instructions in this machine's byte order. */
    static byte[] program() {
        ByteBuffer code =
                ByteBuffer.allocate(INSTRUCTION_BYTES * MAX_INSTRUCTIONS).order(ByteOrder.nativeOrder());
        add(code, LOAD_WORD, 0, 0, ARCHITECTURE);
        add(code, JUMP_IF_EQUAL, 1, 0, AUDIT_ARCH_X86_64);
        add(code, RETURN, 0, 0, KILL_PROCESS);
        add(code, LOAD_WORD, 0, 0, NUMBER);
        add(code, JUMP_IF_AT_LEAST, 0, 1, X32);
        add(code, RETURN, 0, 0, REFUSE | EPERM);
        for (int number : REFUSED) {
            add(code, JUMP_IF_EQUAL, 0, 1, number);
            add(code, RETURN, 0, 0, REFUSE | EPERM);
        }
        // glibc then takes clone, whose flags can be read here; those of clone3 lie behind a pointer
        add(code, JUMP_IF_EQUAL, 0, 1, CLONE3);
        add(code, RETURN, 0, 0, REFUSE | ENOSYS);
        add(code, JUMP_IF_EQUAL, 0, 4, CLONE);
        add(code, LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        add(code, JUMP_IF_ANY_BIT, 0, 1, NAMESPACES);
        add(code, RETURN, 0, 0, REFUSE | EPERM);
        add(code, RETURN, 0, 0, ALLOW);
        add(code, JUMP_IF_EQUAL, 0, 3, SOCKET);
        add(code, LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        add(code, JUMP_IF_EQUAL, 1, 0, AF_UNIX);
        add(code, RETURN, 0, 0, REFUSE | EAFNOSUPPORT);
        add(code, RETURN, 0, 0, ALLOW);
        byte[] bytes = new byte[code.position()];
        code.flip().get(bytes);
        return bytes;
    }

    private static void add(ByteBuffer code, int operation, int ifTrue, int ifFalse, int operand) {
        code.putShort((short) operation).put((byte) ifTrue).put((byte) ifFalse).putInt(operand);
    }
}
