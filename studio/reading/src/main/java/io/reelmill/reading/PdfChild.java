package io.reelmill.reading;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** The process that parses one PDF: the file comes in, the reply goes out. */
final class PdfChild {

    private PdfChild() {}

    public static void main(String[] arguments) throws IOException {
        // what a library prints must not get into the reply
        DataOutputStream reply =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        System.setOut(System.err);
        PdfParser.parse(System.in.readAllBytes()).write(reply);
    }
}
