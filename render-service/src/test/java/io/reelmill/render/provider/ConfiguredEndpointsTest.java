package io.reelmill.render.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.remote.call.CallObserver;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.HttpClients;
import io.reelmill.render.provider.ProviderSettings.Endpoint;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfiguredEndpointsTest {

    private static final String KEY = "sk-5up3rs3cr3t";

    @Test
    void shouldFindTheKeyInTheEnvironmentAndTellItNowhere() {
        EndpointClient line = line("endpoints.voice.vendor", "elevenlabs", "endpoints.voice.key-variable", "VOICE_KEY");

        assertThat(line.name()).isEqualTo("voice");
        assertThat(line.toString()).doesNotContain(KEY);
    }

    @Test
    void shouldSayWhichSettingIsWrongAndWhatWouldBeRight() {
        refused("voices[0].endpoint names 'voice', which is not under reelmill.providers.endpoints");
        refused(
                "endpoints.voice.key-variable is not set: it names the environment variable that holds the key",
                "endpoints.voice.vendor",
                "elevenlabs");
        refused(
                "endpoints.voice.key-variable names the environment variable MY_KEY, which is not set",
                "endpoints.voice.vendor",
                "elevenlabs",
                "endpoints.voice.key-variable",
                "MY_KEY");
        refused("endpoints.voice.url is not set: it tells where the server is", "endpoints.voice.vendor", "openai");
        refused(
                "endpoints.voice.url must be http:// or https:// with a host",
                "endpoints.voice.vendor",
                "openai",
                "endpoints.voice.url",
                "https://me:pass@host/v1");
        refused(
                "endpoints.voice.tries must be at least 1",
                "endpoints.voice.vendor",
                "openai",
                "endpoints.voice.url",
                "http://10.0.0.5/v1",
                "endpoints.voice.tries",
                "0");
        refused(
                "voices[0].endpoint names 'voice', whose vendor whisper cannot do this; elevenlabs or openai can",
                "endpoints.voice.vendor",
                "whisper",
                "endpoints.voice.url",
                "http://10.0.0.5");
    }

    @Test
    void shouldNotRepeatAKeyThatStandsWhereItsNameBelongs() {
        assertThatThrownBy(() -> line("endpoints.voice.vendor", "elevenlabs", "endpoints.voice.key-variable", KEY))
                .isInstanceOf(ConfigurationException.class)
                .hasMessageContaining("must be the name of an environment variable")
                .hasMessageNotContaining(KEY);
    }

    @Test
    void shouldHaveEveryVendorAndSettingInTheGuide() throws IOException {
        String guide = Files.readString(Path.of("../docs/providers.md"));

        assertThat(Vendor.values())
                .allSatisfy(v -> assertThat(guide).contains("| `" + ConfiguredEndpoints.named(v) + "`", v.url));
        assertThat(Endpoint.class.getMethods())
                .filteredOn(m -> !m.getName().equals("url"))
                .allSatisfy(m -> assertThat(guide).contains("| `" + hyphenated(m.getName())));
        assertThat(ProviderSettings.class.getMethods()).allSatisfy(m -> assertThat(guide)
                .containsAnyOf(
                        "\n    " + m.getName() + ":",
                        "`" + ConfiguredEndpoints.PREFIX + hyphenated(m.getName()) + "`"));
    }

    private static String hyphenated(String name) {
        return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static void refused(String why, String... settings) {
        assertThatThrownBy(() -> line(settings))
                .isInstanceOf(ConfigurationException.class)
                .hasMessageStartingWith(ConfiguredEndpoints.PREFIX)
                .hasMessageContaining(why);
    }

    private static EndpointClient line(String... settings) {
        try (SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()))) {
            return new ConfiguredEndpoints(
                            Configured.settings(settings),
                            Map.of("VOICE_KEY", KEY)::get,
                            new HttpClients(outside, outside),
                            CallObserver.NONE)
                    .line("voices[0]", "voice", Vendor.OPENAI, Vendor.ELEVENLABS);
        }
    }
}
