package io.reelmill.database;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.UUID;
import java.util.function.Function;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * The values of one column of many rows, bound as an array for {@code unnest}. Its Java type is kept, so that the driver sends
 * it as it is: an {@code Object[]} it would write out as text, with every quote escaped.
 */
@SuppressWarnings("ArrayRecordComponent") // an argument in passing, never compared
public record SqlArray(String type, Object[] values) implements Argument {

    /** Texts, which may be null. */
    public static <T> SqlArray texts(Collection<? extends T> rows, Function<T, String> value) {
        return new SqlArray("text", rows.stream().map(value).toArray(String[]::new));
    }

    /** Bytes, which may be null. */
    public static <T> SqlArray bytes(Collection<? extends T> rows, Function<T, byte[]> value) {
        return new SqlArray("bytea", rows.stream().map(value).toArray(byte[][]::new));
    }

    /** UUIDs, which may be null, as texts: to be cast to {@code uuid[]}, for which the driver has no binary form. */
    public static <T> SqlArray uuids(Collection<? extends T> rows, Function<T, UUID> value) {
        return texts(rows, row -> {
            UUID id = value.apply(row);
            return id == null ? null : id.toString();
        });
    }

    /** Whole numbers. */
    public static <T> SqlArray longs(Collection<? extends T> rows, Function<T, Long> value) {
        return new SqlArray("bigint", rows.stream().map(value).toArray(Long[]::new));
    }

    /** Whole numbers. */
    public static <T> SqlArray integers(Collection<? extends T> rows, Function<T, Integer> value) {
        return new SqlArray("integer", rows.stream().map(value).toArray(Integer[]::new));
    }

    @Override
    public void apply(int position, PreparedStatement statement, StatementContext context) throws SQLException {
        statement.setArray(position, statement.getConnection().createArrayOf(type, values));
    }
}
