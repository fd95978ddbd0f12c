package io.reelmill.deploy.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.database.Migrations;
import io.reelmill.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** What the operations guide tells to ask of the database. */
class OperationsGuideTest {

    private static final Pattern SQL = Pattern.compile("```sql\n(.*?)```", Pattern.DOTALL);

    @Test
    void shouldAskTheRealTables() throws IOException, SQLException {
        String guide = Files.readString(Path.of("../../docs/operations.md"));
        List<String> queries =
                SQL.matcher(guide).results().map(MatchResult::group).toList();
        assertThat(queries).isNotEmpty();
        DataSource database = TestPostgres.dataSource();
        Migrations.apply(database, "render", "render");
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            for (String query : queries) {
                assertThat(statement.execute(query.replace("```sql", "").replace("```", "")))
                        .isTrue();
            }
        }
    }
}
