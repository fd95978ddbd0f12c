package io.reelmill.render.source;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.website.SiteRecorder.Footage;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WebsiteStageTest {

    @Test
    void shouldNameTheFieldAndWhatIsMissingWhereThereIsNoBrowser() {
        var order = new WebsiteStage.Order("https://example.com/", new Footage(216, 384, 8, 2), "run");

        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> new WebsiteStage(Optional.empty()).run(order, Path.of("."), null))
                .withMessageContainingAll("source.websiteToRecord", "Chromium", "REELMILL_CHROMIUM");
    }
}
