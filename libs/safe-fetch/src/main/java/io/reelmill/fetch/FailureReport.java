package io.reelmill.fetch;

import io.reelmill.fetch.BodyReader.BodyTooLargeException;
import io.reelmill.fetch.BodyReader.UnreadableBodyException;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.util.zip.ZipException;
import javax.net.ssl.SSLException;
import org.apache.hc.client5.http.ClientProtocolException;
import org.apache.hc.core5.http.MessageConstraintException;

/** Classifies exceptions of the HTTP client. Their text is not passed on, because it can reveal our network. */
final class FailureReport {

    private FailureReport() {}

    static Failed of(IOException e, Deadline deadline) {
        if (Thread.currentThread().isInterrupted()) {
            return new Failed(Failure.INTERRUPTED, "was interrupted");
        }
        if (deadline.isOver()) {
            return new Failed(Failure.TIMEOUT, "did not answer in time");
        }
        if (e instanceof TooManyLookupsException) {
            return new Failed(Failure.BUSY, "cannot be looked up now; try again in a moment");
        }
        if (e instanceof UnknownHostException) {
            return new Failed(Failure.UNRESOLVED, "has a host without an address");
        }
        if (e instanceof BodyTooLargeException) {
            return new Failed(Failure.TOO_LARGE, "is larger than allowed");
        }
        if (e instanceof MessageConstraintException) {
            return new Failed(Failure.TOO_LARGE, "answered with headers larger than allowed");
        }
        if (e instanceof UnreadableBodyException || e instanceof ZipException || e instanceof ClientProtocolException) {
            return new Failed(Failure.UNREADABLE, "did not answer in readable HTTP");
        }
        if (e instanceof SSLException) {
            return new Failed(Failure.TLS, "offers no secure connection that can be trusted");
        }
        if (e instanceof InterruptedIOException) {
            return new Failed(Failure.TIMEOUT, "did not answer in time");
        }
        return new Failed(Failure.CONNECTION, "could not be connected to, or broke off");
    }
}
