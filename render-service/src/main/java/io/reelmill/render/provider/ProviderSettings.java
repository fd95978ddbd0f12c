package io.reelmill.render.provider;

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

    /** Pictures, clips and sentences of one film that services are asked for at the same time. Waiting needs no core. */
    @WithDefault("6")
    int atOnce();

    /** Who writes scripts, summaries and advertisements. */
    List<Chat> scripts();

    /** Who speaks. */
    List<Speaker> voices();

    /** Who makes voices of recordings, and speaks with them. */
    List<Cloner> cloners();

    /** Who trains models on characters, and draws with them. */
    List<Trainer> trainers();

    /** Who writes down what is said. */
    List<Listener> transcripts();

    /** Who draws. */
    List<Generator> pictures();

    /** Who makes the clips of {@code ai-video}. */
    List<Generator> clips();

    /** Who gives the motion of a video to the figure of a picture. */
    List<Animator> motions();

    /** Who makes pictures talk. */
    List<Animator> avatars();

    /** Who sets pictures in motion. */
    List<Animator> stills();

    /** Whose videos are shown for {@code stock-video}. */
    List<Library> stock();

    /** A service. */
    interface Endpoint {

        Vendor vendor();

        /** Where it is; the vendor's own address where there is one. */
        Optional<String> url();

        /** The NAME of the environment variable that holds the key. The key itself stands in no file. */
        Optional<String> keyVariable();

        /** Where files for its models are uploaded, with vendors that have another address for that. */
        Optional<String> uploads();

        /** Where the list of requests is, with vendors that have another address for that. */
        Optional<String> history();

        /** For one call. */
        @WithDefault("60s")
        Duration timeout();

        /** Of one call, the first included. */
        @WithDefault("3")
        int tries();

        /** Before the second try; doubled with each. */
        @WithDefault("500ms")
        Duration pause();

        /** Calls at the same time, by all films. */
        @WithDefault("6")
        int concurrency();

        /** Failures in a row after which it is left alone. */
        @WithDefault("5")
        int failures();

        /** How long it is left alone. */
        @WithDefault("30s")
        Duration rest();

        /** What a unit costs, by operation ({@code chat}: token, {@code speech}: character, {@code transcription}:
         * second, {@code picture}, {@code clip}, {@code motion}, {@code avatar}, {@code still}, {@code voice-clone},
         * {@code training}, {@code stock-search}: one), for
         * metrics. */
        Map<String, Double> prices();
    }

    /** Whose API an endpoint speaks. */
    enum Vendor {
        OPENAI("", false),
        ELEVENLABS("https://api.elevenlabs.io", true),
        WHISPER("", false),
        WEBUI("", false),
        FAL("https://queue.fal.run", true),
        REPLICATE("https://api.replicate.com/v1", true),
        PEXELS("https://api.pexels.com", true),
        PIXABAY("https://pixabay.com", true);

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

    /** A model that makes pictures or clips. */
    interface Generator {

        String endpoint();

        /** As the vendor names it; not for a web UI, which has one loaded. */
        Optional<String> model();

        /** How it is told the shape; as is usual with the vendor when not set. */
        Optional<Shape> shape();

        /** Its sizes ({@code 1024x1536}) or shapes ({@code 9:16}), of which the nearest is asked for. */
        Optional<List<String>> shapes();

        /** Further fields of its input, by name; values in JSON, what is none is a string. */
        Map<String, String> input();

        /**
         * The field of its input that takes a picture of the character in the scene: {@code image_url}, or {@code
         * image_urls[]} for a list. The character is told in words alone when not set.
         */
        Optional<String> reference();

        /** For one picture or clip, waiting in a queue included. */
        @WithDefault("10m")
        Duration limit();
    }

    /** A model that makes a video of files. */
    interface Animator extends Generator {

        /** The fields of its input that take files: {@code image}, {@code video}, {@code sound}. */
        Map<String, String> fields();

        /** Seconds that it takes at a time; what is longer is cut. As long as it may be when not set. */
        Optional<Double> longest();
    }

    /** How a model is told the shape of what it makes. */
    enum Shape {
        SIZE,
        IMAGE_SIZE,
        WIDTH_HEIGHT,
        ASPECT_RATIO,
        NONE
    }

    /** A library of stock videos. */
    interface Library {

        String endpoint();
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

    /** A service that clones voices. */
    interface Cloner {

        String endpoint();

        /** That speaks with the voices. */
        @WithDefault("eleven_multilingual_v2")
        String model();

        /** Language tags that it speaks; every one when not set. */
        Optional<List<String>> languages();

        /** At speed 1, for planning the length of scripts. */
        @WithDefault("155")
        double wordsPerMinute();
    }

    /** A service that trains models on characters. */
    interface Trainer {

        String endpoint();

        /** That trains. */
        @WithDefault("fal-ai/flux-lora-fast-training")
        String model();

        /** Further fields of its input, by name; values in JSON, what is none is a string. */
        Map<String, String> input();

        /** The model that draws with what was trained. */
        @WithDefault("fal-ai/flux-lora")
        String pictures();

        /** Further fields of its input. */
        Map<String, String> pictureInput();

        /** For one picture, waiting in a queue included. */
        @WithDefault("10m")
        Duration limit();
    }
}
