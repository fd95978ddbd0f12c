package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.Task;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.io.IOException;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Films in another form. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class ExportTest {

    @Inject
    RenderRequestBuilder renders;

    @Inject
    TaskBuilder commission;

    @Inject
    ProjectStore projects;

    @Inject
    Jdbi jdbi;

    @Test
    void shouldMakeOnlyWhatTheOverridesTouch() throws IOException {
        ProjectSnapshot project = renders.ended(RenderRequestBuilder.spec(
                "script-to-video", "\"source\": {\"text\": \"Rain falls.\"}, \"music\": {\"enabled\": false}"));
        assertThat(project.status()).isEqualTo(ProjectStatus.READY);

        Task square = commission.exported(project, "{'aspectRatio': '1:1', 'captions': {'enabled': false}}");
        Task small = commission.exported(project, "{'render': {'compression': 40}}");

        assertThat(square.error()).isNull();
        assertThat(square.files()).singleElement().satisfies(file -> {
            assertThat(file.width()).isEqualTo(720);
            assertThat(file.height()).isEqualTo(720);
        });
        assertThat(results(project, "narration")).as("spoken once for all").isEqualTo(1);
        assertThat(small.files().get(0).width()).isEqualTo(720);
        assertThat(small.files().get(0).height()).isEqualTo(1280);
        assertThat(small.files().get(0).sizeBytes())
                .isLessThan(project.outputs().get(0).sizeBytes());
        assertThat(results(project, "visuals")).as("pictures of two shapes").isEqualTo(2);
        assertThat(projects.find(project.pid(), project.workspaceId()).orElseThrow())
                .as("the project is as it was")
                .isEqualTo(project);
    }

    private int results(ProjectSnapshot project, String stage) {
        return jdbi.withHandle(
                tx -> tx.createQuery("SELECT count(*) FROM render.stage_result WHERE pid = :pid AND stage = :stage")
                        .bind("pid", project.pid())
                        .bind("stage", stage)
                        .mapTo(Integer.class)
                        .one());
    }
}
