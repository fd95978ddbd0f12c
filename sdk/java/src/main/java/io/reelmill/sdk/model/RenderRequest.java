// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.util.List;

/** A render request. Legacy names of fields are listed with each field. */
public final class RenderRequest extends RequestBody<RenderRequest> {

    /** What kind of video is made; selects the required input and the defaults. */
    public RenderRequest workflow(String value) {
        return with("workflow", value);
    }

    /** Called when the render finishes, well or badly. Aliases: webhook. */
    public RenderRequest webhookUrl(String value) {
        return with("webhookUrl", value);
    }

    /** Render an existing project of the workspace again instead of making a new one. Aliases: pid. */
    public RenderRequest projectId(String value) {
        return with("projectId", value);
    }

    /**
     * Ratio of the output. Also accepted: 9/16, 16/9, 1/1, 4/5, portrait, landscape, square, feed, linkedin.
     * Aliases: ratio.
     */
    public RenderRequest aspectRatio(String value) {
        return with("aspectRatio", value);
    }

    /** Stored with the project and echoed in webhooks. */
    public RenderRequest metadata(Metadata value) {
        return with("metadata", value);
    }

    /**
     * Ids of the workspace's characters that are to appear. Where an avatar is shown and avatar.url is not
     * given, the first of them is the avatar; in motion-transfer without an image it moves. Aliases:
     * selectedCharacters, options.characterIds, options.selectedCharacters.
     */
    public RenderRequest characterIds(List<String> value) {
        return with("characterIds", value);
    }

    /**
     * Puts the video into a channel's queue when the render is ready; takes the body of POST /add-to-queue
     * without videoUrl, and costs nothing. Of several outputs the first good one is published; a failed
     * render publishes nothing.
     */
    public RenderRequest publish(Publish value) {
        return with("publish", value);
    }

    /** The block source. */
    public RenderRequest source(Source value) {
        return with("source", value);
    }

    /** The block media. */
    public RenderRequest media(Media value) {
        return with("media", value);
    }

    /** The block voice. */
    public RenderRequest voice(Voice value) {
        return with("voice", value);
    }

    /** The block captions. */
    public RenderRequest captions(Captions value) {
        return with("captions", value);
    }

    /** The block music. */
    public RenderRequest music(Music value) {
        return with("music", value);
    }

    /** The block avatar. */
    public RenderRequest avatar(Avatar value) {
        return with("avatar", value);
    }

    /** The block options. */
    public RenderRequest options(Options value) {
        return with("options", value);
    }

    /** The block render. */
    public RenderRequest render(Render value) {
        return with("render", value);
    }

    /** The block advanced. */
    public RenderRequest advanced(Advanced value) {
        return with("advanced", value);
    }

    /** Stored with the project and echoed in webhooks. */
    public static final class Metadata extends RequestBody<Metadata> {

        /** Length of a URL source in seconds; speeds up its processing. */
        public Metadata duration(Object value) {
            return with("duration", value);
        }

        /** Hint of the kind of a URL source. */
        public Metadata urlType(Object value) {
            return with("urlType", value);
        }
    }

    /**
     * Puts the video into a channel's queue when the render is ready; takes the body of POST /add-to-queue
     * without videoUrl, and costs nothing. Of several outputs the first good one is published; a failed
     * render publishes nothing.
     */
    public static final class Publish extends RequestBody<Publish> {

        /** Channel in whose queue the video is put; or channelId. */
        public Publish channelName(Object value) {
            return with("channelName", value);
        }

        /** Id of the channel. */
        public Publish channelId(Object value) {
            return with("channelId", value);
        }

        /** Account, or an object with username and fields of the post. */
        public Publish tiktok(Object value) {
            return with("tiktok", value);
        }

        /** Account, or an object with username and fields of the post. */
        public Publish youtube(Object value) {
            return with("youtube", value);
        }

        /** Account, or an object with username and fields of the post. */
        public Publish instagram(Object value) {
            return with("instagram", value);
        }

        /** Account of a webhook. */
        public Publish webhook(Object value) {
            return with("webhook", value);
        }

        /** Fields of the post on every platform. */
        public Publish extraParams(Object value) {
            return with("extraParams", value);
        }
    }

    /** The block source. */
    public static final class Source extends RequestBody<Source> {

        /**
         * The script to be spoken, or the address of a post whose content becomes the script. Text in [square
         * brackets] guides the picture of its scene and is not spoken; a line break starts a new scene;
         * <break time="1.0s" /> is a pause. For music-to-video: the lyrics, a line each, with their times
         * ([00:12.50] as in LRC files) or without. For audio-to-video and caption-video: what is said in the
         * recording, where it is known, so that its captions need not be guessed. Aliases: inputText, input.
         */
        public Source text(String value) {
            return with("text", value);
        }

        /** Address of the content. A bare domain gets https:// before it. */
        public Source url(String value) {
            return with("url", value);
        }

        /**
         * The topic from which the script is written; for music-to-video an optional visual brief. Aliases:
         * prompt, input.
         */
        public Source prompt(String value) {
            return with("prompt", value);
        }

        /**
         * Visual style, apart from the content. Only in prompt-to-video, ad-generator. Aliases:
         * options.stylePrompt, stylePrompt, visualDirection.
         */
        public Source stylePrompt(String value) {
            return with("stylePrompt", value);
        }

        /**
         * Hint for the length of the script in seconds. An explicit options.promptTargetDuration wins. Only
         * in prompt-to-video, ad-generator. Aliases: options.durationSeconds, durationSeconds.
         */
        public Source durationSeconds(double value) {
            return with("durationSeconds", value);
        }

        /** Address of a website that is recorded as footage. Aliases: websiteToRecord. */
        public Source websiteToRecord(String value) {
            return with("websiteToRecord", value);
        }

        /**
         * A quiz: title, and questions with their answers. It is the whole of a prompt-to-video, and follows
         * what the other narrated workflows tell. Aliases: options.quizzData, quizzData.
         */
        public Source quizzData(QuizzData value) {
            return with("quizzData", value);
        }

        /** What kind of recording the source is. */
        public Source recordingType(String value) {
            return with("recordingType", value);
        }

        /**
         * A quiz: title, and questions with their answers. It is the whole of a prompt-to-video, and follows
         * what the other narrated workflows tell. Aliases: options.quizzData, quizzData.
         */
        public static final class QuizzData extends RequestBody<QuizzData> {

            public QuizzData title(String value) {
                return with("title", value);
            }

            public QuizzData questions(List<Question> value) {
                return with("questions", value);
            }

            public static final class Question extends RequestBody<Question> {

                public Question id(Object value) {
                    return with("id", value);
                }

                public Question question(String value) {
                    return with("question", value);
                }

                public Question explanation(String value) {
                    return with("explanation", value);
                }

                public Question answers(List<Answer> value) {
                    return with("answers", value);
                }

                public static final class Answer extends RequestBody<Answer> {

                    public Answer id(Object value) {
                        return with("id", value);
                    }

                    public Answer answer(String value) {
                        return with("answer", value);
                    }

                    public Answer isCorrect(boolean value) {
                        return with("isCorrect", value);
                    }
                }
            }
        }
    }

    /** The block media. */
    public static final class Media extends RequestBody<Media> {

        /**
         * The visual engine. Default for prompt-to-video: ai-video. Default for audio-to-video: ai-video.
         */
        public Media type(String value) {
            return with("type", value);
        }

        /** Profile that picks image and video model where those are not given. */
        public Media quality(String value) {
            return with("quality", value);
        }

        /**
         * Image model; ai-video forces ultra, presets and characters may upgrade it. Aliases:
         * imageGenerationModel.
         */
        public Media imageModel(String value) {
            return with("imageModel", value);
        }

        /**
         * Video clip model; for motion-graphics base is the fast director and all others the premium one.
         * Aliases: videoGenerationModel.
         */
        public Media videoModel(String value) {
            return with("videoModel", value);
        }

        /** Distinct visuals a minute: 6, 10 or 20. Aliases: mediaMultiplier. */
        public Media density(String value) {
            return with("density", value);
        }

        /** How still images are animated; only for moving-image. Aliases: typeMovingImageAnim. */
        public Media animation(String value) {
            return with("animation", value);
        }

        /**
         * Visual style; only for moving-image and ai-video. Aliases: media.generationPreset,
         * options.generationPreset, generationPreset.
         */
        public Media mediaPreset(String value) {
            return with("mediaPreset", value);
        }

        /** Cap on generated or selected media items. Aliases: maxNbMedias. */
        public Media maxItems(long value) {
            return with("maxItems", value);
        }

        /**
         * Own media: sole visuals for custom or with useOnlyProvided, otherwise references. Aliases:
         * inputMedias.
         */
        public Media provided(List<ProvidedItem> value) {
            return with("provided", value);
        }

        /**
         * No generation and no search of media. Default for motion-transfer: true. Default for ad-generator:
         * true. Aliases: options.useOnlyProvidedMedia, useOnlyProvidedMedia.
         */
        public Media useOnlyProvided(boolean value) {
            return with("useOnlyProvided", value);
        }

        /** Map provided items to the sections of the script in order; only for custom. */
        public Media useProvidedInOrder(boolean value) {
            return with("useProvidedInOrder", value);
        }

        /**
         * Looping background; without it a default background is used. Only in static-background-video.
         * Aliases: selectedBackgroundMedia.
         */
        public Media backgroundVideo(BackgroundVideo value) {
            return with("backgroundVideo", value);
        }

        /**
         * How generated pictures mix with the main footage; commonly split-screen or fullscreen. Only in
         * audio-to-video, avatar-to-video, caption-video.
         */
        public Media bRollType(String value) {
            return with("bRollType", value);
        }

        /**
         * Place the avatar inside the scenes instead of over them. Only in avatar-to-video. Aliases:
         * avatar.placeInContext, placeAvatarInContext.
         */
        public Media placeAvatarInContext(boolean value) {
            return with("placeAvatarInContext", value);
        }

        /** Merge provided videos into one sequence. */
        public Media mergeVideos(boolean value) {
            return with("mergeVideos", value);
        }

        /** Merge provided videos at full length. */
        public Media mergeVideosFull(boolean value) {
            return with("mergeVideosFull", value);
        }

        /** Ambient sound for AI video clips; on by default for prompt-to-video with ai-video. */
        public Media addAudioToVideos(boolean value) {
            return with("addAudioToVideos", value);
        }

        /** Animate provided still images. */
        public Media turnImagesIntoVideos(boolean value) {
            return with("turnImagesIntoVideos", value);
        }

        /** Re-style provided media to the selected preset. */
        public Media applyStyleTransfer(boolean value) {
            return with("applyStyleTransfer", value);
        }

        public static final class ProvidedItem extends RequestBody<ProvidedItem> {

            /** Address of the file. */
            public ProvidedItem url(String value) {
                return with("url", value);
            }

            /** Inferred where missing. */
            public ProvidedItem type(String value) {
                return with("type", value);
            }

            /** What it shows. */
            public ProvidedItem title(String value) {
                return with("title", value);
            }

            /** A smaller version. */
            public ProvidedItem urlLowRes(String value) {
                return with("urlLowRes", value);
            }

            /** A still of it. */
            public ProvidedItem imagePreview(String value) {
                return with("imagePreview", value);
            }

            /** Skip re-encoding of a known-good mp4. */
            public ProvidedItem noReencode(boolean value) {
                return with("noReencode", value);
            }
        }

        /**
         * Looping background; without it a default background is used. Only in static-background-video.
         * Aliases: selectedBackgroundMedia.
         */
        public static final class BackgroundVideo extends RequestBody<BackgroundVideo> {

            /** Always video. */
            public BackgroundVideo type(String value) {
                return with("type", value);
            }

            /** Address of the file. */
            public BackgroundVideo url(String value) {
                return with("url", value);
            }

            /** A smaller version. */
            public BackgroundVideo urlLowRes(String value) {
                return with("urlLowRes", value);
            }

            /** A still of it. */
            public BackgroundVideo imagePreview(String value) {
                return with("imagePreview", value);
            }

            /** Skip re-encoding of a known-good mp4. */
            public BackgroundVideo noReencode(boolean value) {
                return with("noReencode", value);
            }
        }
    }

    /** The block voice. */
    public static final class Voice extends RequestBody<Voice> {

        /**
         * Generate a voice-over. Default for audio-to-video: false. Default for music-to-video: false.
         * Default for motion-transfer: false. Default for caption-video: false. Aliases: hasToGenerateVoice.
         */
        public Voice enabled(boolean value) {
            return with("enabled", value);
        }

        /**
         * Id of a voice or of a cloned voice. Built in: reelmill-ava, reelmill-iris (female), reelmill-owen,
         * reelmill-arthur (male); the default is the one of these that suits the style. Aliases: voice.id,
         * selectedVoice.
         */
        public Voice voiceId(String value) {
            return with("voiceId", value);
        }

        /** Lower is more expressive, higher more consistent. */
        public Voice stability(double value) {
            return with("stability", value);
        }

        /** Speech speed multiplier. */
        public Voice speed(double value) {
            return with("speed", value);
        }

        /** Use the previous generation of the voice model. */
        public Voice useLegacyModel(boolean value) {
            return with("useLegacyModel", value);
        }

        /**
         * Post-process the voice track: the voice-over, or the speech of a recording. Aliases:
         * options.hasToEnhanceAudio, hasToEnhanceAudio.
         */
        public Voice enhanceAudio(boolean value) {
            return with("enhanceAudio", value);
        }

        /**
         * Language of voice-over and script, as a code such as en; auto, or absent, is that of the text.
         * Aliases: options.language, language, lang.
         */
        public Voice language(String value) {
            return with("language", value);
        }
    }

    /** The block captions. */
    public static final class Captions extends RequestBody<Captions> {

        /** Burn animated captions into the picture. Aliases: disableCaptions (inverted). */
        public Captions enabled(boolean value) {
            return with("enabled", value);
        }

        /** Caption style. */
        public Captions preset(String value) {
            return with("preset", value);
        }

        /** Vertical position. */
        public Captions position(String value) {
            return with("position", value);
        }
    }

    /** The block music. */
    public static final class Music extends RequestBody<Music> {

        /**
         * Add background music. Default for audio-to-video: false. Default for music-to-video: false. Default
         * for avatar-to-video: false. Aliases: audio.enabled, disableAudio (inverted).
         */
        public Music enabled(boolean value) {
            return with("enabled", value);
        }

        /**
         * Track of the library; not used when music.audioUrl is given. Aliases: audio.trackName,
         * selectedAudio.
         */
        public Music trackName(String value) {
            return with("trackName", value);
        }

        /**
         * Address of own music; must be reachable when the render starts. Aliases: music.url, audioUrl,
         * audio.audioUrl, audio.url.
         */
        public Music audioUrl(String value) {
            return with("audioUrl", value);
        }

        /**
         * Generate a track instead of taking one from the library. Aliases: music.generate,
         * options.generateMusic, hasToGenerateMusic, audio.generateMusic, audio.generate.
         */
        public Music generateMusic(boolean value) {
            return with("generateMusic", value);
        }

        /**
         * What the generated music should be like. Aliases: music.generationPrompt,
         * options.generationMusicPrompt, generationMusicPrompt, audio.generationMusicPrompt,
         * audio.generationPrompt.
         */
        public Music generationMusicPrompt(String value) {
            return with("generationMusicPrompt", value);
        }

        /** Model for generated music. Aliases: audio.musicGenerationModel. */
        public Music musicGenerationModel(String value) {
            return with("musicGenerationModel", value);
        }

        /** Draw the waveform of the sound. Aliases: audio.soundWave. */
        public Music soundWave(boolean value) {
            return with("soundWave", value);
        }

        /** Cuts fall on beats, or visuals follow the lyrics. Aliases: audio.syncWith. */
        public Music syncWith(String value) {
            return with("syncWith", value);
        }
    }

    /** The block avatar. */
    public static final class Avatar extends RequestBody<Avatar> {

        /** Show a talking avatar. Default for avatar-to-video: true. Aliases: hasAvatar. */
        public Avatar enabled(boolean value) {
            return with("enabled", value);
        }

        /**
         * Image (png, jpg, webp) or video of the avatar; required whenever an avatar is shown, unless
         * characterIds names a character, whose image it then is. Aliases: selectedAvatar.
         */
        public Avatar url(String value) {
            return with("url", value);
        }

        /**
         * Mime type of avatar.url; inferred from the file extension, video/mp4 for unknown ones. Aliases:
         * selectedAvatarType.
         */
        public Avatar mimeType(String value) {
            return with("mimeType", value);
        }

        /** Model that animates the avatar. Aliases: avatarImageModel. */
        public Avatar imageModel(String value) {
            return with("imageModel", value);
        }

        /** Remove the background of the avatar. Aliases: removeAvatarBackground. */
        public Avatar removeBackground(boolean value) {
            return with("removeBackground", value);
        }
    }

    /** The block options. */
    public static final class Options extends RequestBody<Options> {

        /**
         * Target duration in seconds, or auto. Wins over source.durationSeconds; where neither is given the
         * target is 40 s. A number, or auto. Only in prompt-to-video, ad-generator. Aliases:
         * promptTargetDuration, options.targetDuration.
         */
        public Options promptTargetDuration(Object value) {
            return with("promptTargetDuration", value);
        }

        /** Number of variations; each consumes credits. Aliases: nbGenerations. */
        public Options outputCount(long value) {
            return with("outputCount", value);
        }

        /** No background music, whatever the music block says. Aliases: disableAudio. */
        public Options disableAudio(boolean value) {
            return with("disableAudio", value);
        }

        /** No voice-over, whatever the voice block says. Aliases: disableVoice. */
        public Options disableVoice(boolean value) {
            return with("disableVoice", value);
        }

        /** Sound effects that match the scenes. Aliases: hasToGenerateSoundEffects. */
        public Options soundEffects(boolean value) {
            return with("soundEffects", value);
        }

        /** Animated stickers and emojis. Aliases: addStickers. */
        public Options addStickers(boolean value) {
            return with("addStickers", value);
        }

        /** Filter adult content in generated media. Aliases: enableNsfwFilter. */
        public Options nsfwFilter(boolean value) {
            return with("nsfwFilter", value);
        }

        /**
         * A watermark such as { url, position, opacity }; null removes it. TikTok takes no film with one.
         * Aliases: watermark.
         */
        public Options watermark(Watermark value) {
            return with("watermark", value);
        }

        /** Name of a colour palette. */
        public Options selectedPalette(String value) {
            return with("selectedPalette", value);
        }

        /** Never shorten the provided text. */
        public Options preventSummarization(boolean value) {
            return with("preventSummarization", value);
        }

        /** Generate a cover image. */
        public Options hasToGenerateCover(boolean value) {
            return with("hasToGenerateCover", value);
        }

        /** Style of the cover's text. */
        public Options coverTextType(String value) {
            return with("coverTextType", value);
        }

        /** A small line of text at the bottom. */
        public Options hasTextSmallAtBottom(boolean value) {
            return with("hasTextSmallAtBottom", value);
        }

        /** Slug of saved rules for image generation. */
        public Options customImageGenerationRulesSlug(String value) {
            return with("customImageGenerationRulesSlug", value);
        }

        /** Use the whole source sound, uncut; otherwise its long rests are left out. */
        public Options useWholeAudio(boolean value) {
            return with("useWholeAudio", value);
        }

        /** Transcribe the source sound; by default where captions are on. */
        public Options hasToTranscript(boolean value) {
            return with("hasToTranscript", value);
        }

        /** Whether a source text is shortened. */
        public Options summarizationPreference(String value) {
            return with("summarizationPreference", value);
        }

        /** Look the topic up in the configured feeds first. */
        public Options fetchNews(boolean value) {
            return with("fetchNews", value);
        }

        /**
         * A watermark such as { url, position, opacity }; null removes it. TikTok takes no film with one.
         * Aliases: watermark.
         */
        public static final class Watermark extends RequestBody<Watermark> {

            /** Address of the image. */
            public Watermark url(String value) {
                return with("url", value);
            }
        }
    }

    /** The block render. */
    public static final class Render extends RequestBody<Render> {

        /** Resolution of the output; 4k costs extra. Aliases: resolution. */
        public Render resolution(String value) {
            return with("resolution", value);
        }

        /** CRF-style value of the encoder: lower is better and bigger. Aliases: compression. */
        public Render compression(double value) {
            return with("compression", value);
        }

        /** Frames a second. Aliases: frameRate. */
        public Render frameRate(double value) {
            return with("frameRate", value);
        }
    }

    /** The block advanced. */
    public static final class Advanced extends RequestBody<Advanced> {

        /**
         * Legacy creation parameters, merged over everything else; slug and flowType stay locked. Aliases:
         * customCreationParams.
         */
        public Advanced customCreationParams(CustomCreationParams value) {
            return with("customCreationParams", value);
        }

        /**
         * Legacy creation parameters, merged over everything else; slug and flowType stay locked. Aliases:
         * customCreationParams.
         */
        public static final class CustomCreationParams extends RequestBody<CustomCreationParams> {

            /** Rules that the script writer keeps to. */
            public CustomCreationParams promptCustomRules(String value) {
                return with("promptCustomRules", value);
            }
        }
    }
}
