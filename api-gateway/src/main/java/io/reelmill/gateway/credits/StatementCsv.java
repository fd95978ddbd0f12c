package io.reelmill.gateway.credits;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import io.reelmill.contracts.account.LedgerApi.Line;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** A statement as CSV by RFC 4180, with a header. */
final class StatementCsv {

    private static final CsvMapper CSV = new CsvMapper();
    private static final CsvSchema SCHEMA =
            CSV.schemaFor(Row.class).withHeader().withLineSeparator("\r\n");

    private StatementCsv() {}

    @JsonPropertyOrder({
        "sequence",
        "time",
        "kind",
        "credits",
        "charged",
        "balance",
        "reserved",
        "debt",
        "grant",
        "reservation",
        "pid",
        "invoice",
        "description"
    })
    record Row(
            long sequence,
            String time,
            String kind,
            long credits,
            long charged,
            long balance,
            long reserved,
            long debt,
            String grant,
            String reservation,
            String pid,
            String invoice,
            String description) {

        static Row of(Line line) {
            return new Row(
                    line.sequence(),
                    line.time().toString(),
                    line.kind(),
                    line.credits(),
                    line.charged(),
                    line.balance(),
                    line.reserved(),
                    line.debt(),
                    text(line.grant()),
                    Objects.toString(line.reservation(), ""),
                    text(line.pid()),
                    text(line.invoice()),
                    text(line.description()));
        }

        /** Spreadsheets take a text that begins like a formula for one. */
        private static String text(String value) {
            if (value == null) {
                return "";
            }
            return value.matches("(?s)[=+\\-@\t\r].*") ? "'" + value : value;
        }
    }

    static byte[] of(List<Line> lines) {
        try {
            return CSV.writer(SCHEMA)
                    .writeValueAsString(lines.stream().map(Row::of).toList())
                    .getBytes(StandardCharsets.UTF_8);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a statement line is plain data", e);
        }
    }
}
