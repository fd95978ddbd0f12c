package io.reelmill.render.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.TrainedModel;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.News;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.attempt.SpokenLanguage;
import io.reelmill.render.hearing.AlignmentStage;
import io.reelmill.render.hearing.MusicStage;
import io.reelmill.render.hearing.TranscriptStage;
import io.reelmill.render.progress.Step;
import io.reelmill.render.provider.SourceProviders;
import io.reelmill.render.source.CharacterStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.source.MaterialStage;
import io.reelmill.render.source.NewsReader;
import io.reelmill.render.source.NewsStage;
import io.reelmill.render.source.PageStage;
import io.reelmill.render.source.WebsiteStage;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.MusicScenes;
import io.reelmill.timeline.Canvas;
import io.reelmill.website.SiteRecorder.Footage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Fetches the files and pages that the request names. */
public final class InputFetcher {

    private final RenderAttempt attempt;

    public InputFetcher(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** One file, normalised; videos no larger than the frame needs. */
    public Material material(String field, String url, String title, Canvas canvas, Kind... kinds) throws Exception {
        SourceProviders sources = attempt.providers().sources();
        String version = sources.outside().contentVersion(url).orElse(attempt.run());
        var order = new MaterialStage.Order(field, url, version, title, Set.of(kinds), canvas.width(), canvas.height());
        Result<Material> result = attempt.run(
                Step.SOURCE, new MaterialStage(sources.outside(), sources.extractor(), sources.intake()), order);
        return result.value().in(result.folder());
    }

    /** Fetches what is needed last, so that an unusable file fails the render before any work is done. */
    public void ahead() throws Exception {
        music();
        watermark();
    }

    /** The client's own music, where it is to be heard. */
    public Optional<Material> music() throws Exception {
        String url = attempt.spec().find(MusicParameters.AUDIO_URL).orElse("");
        return url.isEmpty() || !attempt.spec().get(MusicParameters.ENABLED)
                ? Optional.empty()
                : Optional.of(material("music.audioUrl", url, "", largest(), Kind.AUDIO, Kind.VIDEO));
    }

    /** The client's mark on the film. */
    public Optional<Material> watermark() throws Exception {
        String url = attempt.spec()
                .find(OptionParameters.WATERMARK)
                .map(mark -> mark.path("url").asText())
                .orElse("");
        return url.isEmpty()
                ? Optional.empty()
                : Optional.of(material("options.watermark.url", url, "", largest(), Kind.IMAGE));
    }

    private Canvas largest() {
        return new FrameSize(attempt.spec()).largest();
    }

    /** The images and videos of {@code media.provided}, in order; one without a title has the words of its file's name. */
    public List<Material> provided(Canvas canvas) throws Exception {
        List<Material> items = titled(canvas);
        List<String> names = new ArrayList<>();
        attempt.spec()
                .find(MediaParameters.PROVIDED)
                .ifPresent(list -> list.forEach(item -> {
                    if (!item.path("type").asText().equals("audio")) {
                        names.add(FileTitle.of(item.path("url").asText()).orElse(""));
                    }
                }));
        for (int i = 0; i < items.size(); i++) {
            Material item = items.get(i);
            items.set(i, item.title().isBlank() ? item.titled(names.get(i)) : item);
        }
        return items;
    }

    /** The same with the titles that the client gave, and no others. */
    public List<Material> titled(Canvas canvas) throws Exception {
        List<Material> items = new ArrayList<>();
        JsonNode list = attempt.spec().find(MediaParameters.PROVIDED).orElse(null);
        for (int i = 0; list != null && i < list.size(); i++) {
            JsonNode item = list.get(i);
            String field = "media.provided[" + i + "].url";
            String type = item.path("type").asText();
            if (!type.equals("audio")) {
                Kind[] kinds = {Kind.IMAGE, Kind.VIDEO};
                items.add(material(
                        field, item.path("url").asText(), item.path("title").asText(""), canvas, kinds));
            }
        }
        attempt.usageCounter().provided(items.size());
        return items;
    }

    /** The request's characters, without those that were deleted since it was accepted: a warning names these. */
    public List<FeaturedCharacter> characters() throws Exception {
        List<FeaturedCharacter> there = new ArrayList<>();
        for (FeaturedCharacter who : attempt.spec().characters()) {
            try {
                portrait(who);
                there.add(who);
            } catch (CharacterStage.DeletedException e) {
                attempt.warn("characterIds (" + who.name() + ") was deleted before it could be shown;"
                        + " the film is made without it");
            }
        }
        return there;
    }

    /** The first of the characters, where there is no film without one. */
    private Material star() throws Exception {
        List<FeaturedCharacter> there = characters();
        return portrait(there.isEmpty() ? attempt.spec().characters().get(0) : there.get(0));
    }

    /** The image of a character of the workspace. */
    public Material portrait(FeaturedCharacter who) throws Exception {
        SourceProviders sources = attempt.providers().sources();
        Result<Material> result = attempt.run(
                Step.SOURCE,
                new CharacterStage(sources.kept(), sources.intake()),
                new CharacterStage.Order(who.name(), who.picture()));
        return result.value().in(result.folder());
    }

    /** The model that was trained on a character, or null. */
    public static TrainedModel model(FeaturedCharacter who) {
        FeaturedCharacter.TrainedModel model = who.trained();
        return model == null ? null : new TrainedModel(model.trainer(), model.model(), model.trigger());
    }

    /** Who talks: the image or video of {@code avatar.url}, or else the first character. */
    public Material avatar(Canvas canvas) throws Exception {
        Optional<String> url = attempt.spec().find(AvatarParameters.URL);
        return url.isPresent()
                ? material(AvatarParameters.URL.path(), url.get(), "", canvas, Kind.IMAGE, Kind.VIDEO)
                : star();
    }

    /** Whom a motion is given to: the one image of {@code media.provided}, or else the first character. */
    public Material figure(Canvas canvas) throws Exception {
        JsonNode list = attempt.spec().find(MediaParameters.PROVIDED).orElseGet(NullNode::getInstance);
        int i = 0;
        while (i < list.size() && !list.path(i).path("type").asText().equals("image")) {
            i++;
        }
        if (i == list.size()) {
            return star();
        }
        attempt.usageCounter().provided(1);
        return material(
                "media.provided[" + i + "].url", list.path(i).path("url").asText(), "", canvas, Kind.IMAGE);
    }

    /** What a page, a document or a post says. */
    public Document page(String field, String url) throws Exception {
        SourceProviders sources = attempt.providers().sources();
        return attempt.run(
                        Step.SOURCE,
                        new PageStage(sources.outside(), sources.reader()),
                        new PageStage.Order(field, url, attempt.run()))
                .value();
    }

    /** The website that the request wants to be seen, recorded for a film of this length. */
    public Optional<Material> website(Canvas canvas, double seconds) throws Exception {
        String url = attempt.spec().find(SourceParameters.WEBSITE_TO_RECORD).orElse("");
        if (url.isEmpty()) {
            return Optional.empty();
        }
        Footage footage = new Footage(canvas.width(), canvas.height(), canvas.frameRate(), seconds);
        Result<Material> recorded = attempt.run(
                Step.VISUALS,
                new WebsiteStage(attempt.providers().sources().websites()),
                new WebsiteStage.Order(url, footage, attempt.run()));
        attempt.usageCounter().website();
        return Optional.of(recorded.value().in(recorded.folder()));
    }

    /** What the operator's feeds tell of a topic, where the request asks for it; the best first. */
    public List<News> news(String topic) throws Exception {
        if (!attempt.spec().get(OptionParameters.FETCH_NEWS)) {
            return List.of();
        }
        NewsReader news = attempt.providers().sources().news();
        if (!news.hasFeeds()) {
            attempt.warn("options.fetchNews: no news feed is configured here; the script tells no news");
            return List.of();
        }
        var order = new NewsStage.Order(topic, Instant.now().getEpochSecond() / 3600);
        List<News> found =
                attempt.run(Step.SOURCE, new NewsStage(news), order).value().news();
        if (found.isEmpty()) {
            attempt.warn("options.fetchNews: no configured feed has news of the topic; the script tells none");
        }
        return found;
    }

    /** What pictures of a sound show where no word says it. */
    public MusicScenes scenes(Material sound) throws Exception {
        return new MusicScenes(music(sound), attempt.seed());
    }

    /** How a sound runs as music. */
    public MusicSheet music(Material sound) throws Exception {
        MusicStage stage = new MusicStage(attempt.providers().audio().musicListener(), attempt.folder());
        return attempt.run(Step.TRANSCRIPT, stage, new MusicStage.Order(sound.sound()))
                .value();
    }

    /** What is said in a sound. */
    public Transcript transcript(Material sound) throws Exception {
        var stage = new TranscriptStage(attempt.providers().audio().transcriber(), attempt.folder());
        Transcript transcript = attempt.run(
                        Step.TRANSCRIPT, stage, new TranscriptStage.Order(sound.sound(), attempt.language()))
                .value();
        attempt.usageCounter().transcribed(sound.seconds());
        SpokenLanguage language = new SpokenLanguage(attempt);
        if (transcript.language().matches("|und")) {
            return new Transcript(language.of(said(transcript)), transcript.words(), transcript.unclear());
        }
        if (!transcript.words().isEmpty()) {
            language.decided(transcript.language(), said(transcript));
        }
        return transcript;
    }

    /** What is said in a recording: the text that the request gives, or else what is heard. */
    public Transcript words(Material recording) throws Exception {
        Script given = attempt.spec()
                .find(SourceParameters.TEXT)
                .filter(text -> !text.isBlank())
                .map(text -> attempt.providers().writing().reader().read(text, attempt.language()))
                .orElse(null);
        if (given == null) {
            return transcript(recording);
        }
        String text = given.scenes().stream().map(Scene::spokenText).collect(Collectors.joining(" "));
        new SpokenLanguage(attempt).decided(given.language(), text);
        var stage = new AlignmentStage(attempt.providers().audio().aligner(), attempt.folder());
        return attempt.run(Step.TRANSCRIPT, stage, new AlignmentStage.Order(recording.sound(), text, given.language()))
                .value();
    }

    private static String said(Transcript transcript) {
        return transcript.words().stream().map(SpokenWord::text).collect(Collectors.joining(" "));
    }
}
