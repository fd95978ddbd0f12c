package io.reelmill.render;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.projects.task.Task;
import io.reelmill.render.stage.StudioSettings;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.nio.file.*;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class LookScratchTest {
    @Inject TaskBuilder commission;
    @Inject StudioSettings settings;

    @Test
    void look() throws Exception {
        String[] bodies = {
            "{'prompt':'a lighthouse by the sea at sunset','count':3,'imageQuality':'ultra'}",
            "{'prompt':'a cat sleeping on a sofa','generationPreset':'ANIME','ratio':'1:1','count':2}",
            "{'prompt':'a rocket flying to the moon','generationPreset':'PIXEL_ART','ratio':'16:9'}",
            "{'prompt':'a fox in a forest','improvePrompt':true,'ratio':'4:5','referenceImages':['#/face.png','#/dawn.png']}",
            "{'mediaType':'video','prompt':'a sailing ship on the ocean','duration':3}",
            "{'mediaType':'video','prompt':'','firstFrame':'#/dawn.png','lastFrame':'#/night.png','duration':4}",
        };
        Path out = Files.createDirectories(Path.of("/tmp/look"));
        int n = 0;
        for (String body : bodies) {
            long t = System.nanoTime();
            Task task = commission.generated(body);
            System.out.println("LOOK " + n + " " + task.status() + " " + task.error() + " " + task.warnings() + " " + (System.nanoTime() - t) / 1_000_000 + " ms");
            int f = 0;
            for (var file : task.files()) {
                Files.copy(settings.mediaRoot().resolve(file.key()), out.resolve(n + "-" + f++ + (file.mimeType().contains("png") ? ".png" : ".mp4")), StandardCopyOption.REPLACE_EXISTING);
            }
            n++;
        }
    }
}
