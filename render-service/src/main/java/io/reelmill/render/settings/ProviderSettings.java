package io.reelmill.render.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which services are called, and for what. With nothing set, everything is made by the embedded providers. Each list is
 * tried in its order; behind its last entry stands the embedded provider.
 */
@ConfigMapping(prefix = "reelmill.providers")
public interface ProviderSettings {

    /** The services, by a name of the operator's. */
    Map<String, Endpoint> endpoints();

    /** Who writes scripts, summaries and advertisements. */
    List<Chat> scripts();

    /** Who speaks. */
    List<Speaker> voices();

    /** Who writes down what is said. */
    List<Listener> transcripts();

    /** A service. */
    interface Endpoint {

        Vendor vendor();

        /** Where it is; the vendor's own address where there is one. */
        Optional<String> url();

        /** The NAME of the environment variable that holds the key. The key itself stands in no file. */
        Optional<String> keyVariable();

        /** For one call. */
        @WithDefault("60s")
        Duration timeout();

        /** Of one call, the first included. */
        @WithDefault("3")
        int tries();

        /** Before the second try; doubled with each. */
        @WithDefault("500ms")
        Duration pause();

        /** Calls at the same time. */
        @WithDefault("4")
        int concurrency();

        /** Failures in a row after which it is left alone. */
        @WithDefault("5")
        int failures();

        /** How long it is left alone. */
        @WithDefault("30s")
        Duration rest();

        /** What a unit costs, by operation ({@code chat}: token, {@code speech}: character), for metrics. */
        Map<String, Double> prices();
    }

    /** Whose API an endpoint speaks. */
    enum Vendor {
        OPENAI("", false),
        ELEVENLABS("https://api.elevenlabs.io", true),
        WHISPER("", false);

        /** Where it is when nothing else is said; empty when that has to be said. */
        public final String url;
        /** Whether it does nothing without a key. */
        public final boolean wantsKey;

        Vendor(String url, boolean wantsKey) {
            this.url = url;
            this.wantsKey = wantsKey;
        }
    }

    /** A language model. */
    interface Chat {

        String endpoint();

        String model();

        /** How the server is told to answer in JSON: {@code json_schema}, {@code json_object} or {@code none}. */
        @WithDefault("json_schema")
        ResponseFormat responseFormat();
    }

    /** How a server is told to answer in JSON. */
    enum ResponseFormat {
        JSON_SCHEMA,
        JSON_OBJECT,
        NONE
    }

    /** A transcriber. */
    interface Listener {

        String endpoint();

        /** Not for a whisper.cpp server, which has one. */
        @WithDefault("whisper-1")
        String model();

        /** Language tags that it understands; every one when not set. */
        Optional<List<String>> languages();
    }

    /** A voice. */
    interface Speaker {

        String endpoint();

        String model();

        /** The service's name of the voice, for requests whose {@code voice.voiceId} is not among {@code voices}. */
        String voice();

        /** The service's names, by {@code voice.voiceId}. */
        Map<String, String> voices();

        /** Language tags that it speaks; every one when not set. */
        Optional<List<String>> languages();

        /** At speed 1, for planning the length of scripts. */
        @WithDefault("155")
        double wordsPerMinute();

        /** Of an OpenAI-compatible server: {@code pcm}, {@code wav}, {@code mp3} or {@code flac}. */
        @WithDefault("pcm")
        String format();
    }
}
