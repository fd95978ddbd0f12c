package io.reelmill.account.setup;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;

@QuarkusTest
class EntityMappingTest {

    @Inject
    SessionFactory sessions;

    @Test
    void shouldFindTheTablesAsTheEntitiesMapThem() {
        assertThatCode(() -> sessions.getSchemaManager().validateMappedObjects())
                .doesNotThrowAnyException();
    }
}
