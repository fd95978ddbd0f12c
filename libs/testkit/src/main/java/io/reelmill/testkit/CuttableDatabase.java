package io.reelmill.testkit;

import org.postgresql.ds.PGSimpleDataSource;

/** A new, empty database whose connections a plain test can cut in the middle of an operation. */
public final class CuttableDatabase implements AutoCloseable {

    private final String url;
    private final TcpLink link;

    public CuttableDatabase() {
        PGSimpleDataSource database = TestPostgres.newDatabase();
        link = new TcpLink(database.getPortNumbers()[0]);
        database.setPortNumbers(new int[] {link.port()});
        url = database.getURL();
    }

    public String url() {
        return url;
    }

    /**
     * Ends all connections by itself when so many more messages were sent to the database.
     *
     * @param messages above 0
     * @param lastIsDelivered whether the last of them still reaches the database, so that only its answer is lost
     */
    public void cutAfter(int messages, boolean lastIsDelivered) {
        link.cutAfter(messages, lastIsDelivered);
    }

    /** Whether connections have been ended and none can be opened. */
    public boolean isCut() {
        return !link.isOpen();
    }

    /** Lets connections be opened again, and takes back a cut that has not happened yet. */
    public void mend() {
        link.mend();
    }

    @Override
    public void close() {
        link.cut();
    }
}
