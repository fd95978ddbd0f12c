package io.reelmill.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an image is made of is told by a CycloneDX file of the build, which the image carries. */
class BillOfMaterialsTest {

    @ParameterizedTest
    @ValueSource(strings = {"api-gateway", "account-service", "publishing-service", "render-service"})
    void shouldNameEveryLibraryWithVersionHashAndLicence(String service) throws IOException {
        JsonNode bill = bill(service);

        assertThat(bill.path("bomFormat").textValue()).isEqualTo("CycloneDX");
        List<JsonNode> components = components(bill);
        assertThat(components).hasSizeGreaterThan(100).allSatisfy(component -> {
            assertThat(component.path("purl").textValue()).startsWith("pkg:maven/");
            assertThat(component.path("version").textValue()).isNotBlank();
        });
        assertThat(components)
                .filteredOn(component -> !component.path("group").asText().equals("io.reelmill"))
                .filteredOn(component -> component.path("licenses").isEmpty())
                .as("libraries without a licence")
                .hasSizeLessThan(10);
        assertThat(components)
                .extracting(component -> component.path("name").textValue())
                .contains("quarkus-core", "postgresql")
                .doesNotContain("assertj-core", "quarkus-junit5");
    }

    @ParameterizedTest
    @ValueSource(strings = "render-service")
    void shouldNameTheNativeLibraries(String service) throws IOException {
        assertThat(components(bill(service)))
                .extracting(component -> component.path("purl").textValue())
                .anyMatch(purl -> purl.startsWith("pkg:maven/org.bytedeco/ffmpeg@") && purl.contains("linux-x86_64"));
    }

    private static JsonNode bill(String service) throws IOException {
        return new ObjectMapper()
                .readTree(Path.of("../..", service, "target/sbom.json").toFile());
    }

    private static List<JsonNode> components(JsonNode bill) {
        return StreamSupport.stream(bill.path("components").spliterator(), false)
                .toList();
    }
}
