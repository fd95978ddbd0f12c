package io.reelmill.local.postgres;

/** The PostgreSQL database that all services share, each in its own schema. */
public record Database(String jdbcUrl, String user, String password) {

    /** The address without the password. */
    @Override
    public String toString() {
        return jdbcUrl + " as " + user;
    }
}
