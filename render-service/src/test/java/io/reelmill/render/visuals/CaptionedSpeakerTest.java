package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.framing.Region;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Looks for the face in frames that were drawn. */
class CaptionedSpeakerTest {

    private static final Path PORTRAIT = Path.of("../examples/media/avatar.png");
    private static final Material SPEAKER = new Material("", Kind.IMAGE, "speaker.png", null, 640, 800, 1, 25, false);
    private static final Visual.Given SPEAKING = new Visual.Given(SPEAKER, 0, "", false);
    private static final Shot SHOT = new Shot(0, 0, 1, "A dog in the forest", "", 0);

    @TempDir
    Path project;

    @BeforeEach
    void giveThePortrait() throws Exception {
        Files.copy(PORTRAIT, project.resolve("speaker.png"));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "480, 480", "480, 600", "640, 360"})
    void shouldShowTheFaceAboveCaptionsAtTheBottom(int width, int height) throws Exception {
        Band captions = band(width, height, Position.BOTTOM);

        Path frame = frame(picture(captions, width, height, Position.BOTTOM), width, height);

        SpeakerFace seen = SpeakerFace.find(frame, captions).orElseThrow();
        assertThat(seen.face().y() + seen.face().height()).isLessThanOrEqualTo(captions.top());
    }

    @ParameterizedTest
    @CsvSource({
        "360, 640, BOTTOM", "480, 480, BOTTOM", "480, 600, BOTTOM", "640, 360, BOTTOM",
        "360, 640, TOP", "480, 480, TOP", "480, 600, TOP", "640, 360, TOP",
        "360, 640, MIDDLE", "480, 480, MIDDLE", "480, 600, MIDDLE", "640, 360, MIDDLE"
    })
    void shouldPlaceTheFaceWhereNoCaptionStands(int width, int height, Position position) throws Exception {
        Band captions = band(width, height, position);
        Region face = speaker(captions).face().orElseThrow().face();

        Picture picture = picture(captions, width, height, position);

        Layer speaker = picture.layers().stream()
                .filter(layer -> layer.file().equals("speaker.png"))
                .findFirst()
                .orElseThrow();
        double hair = (speaker.y() + face.y() * speaker.height()) / picture.stageHeight();
        double chin = hair + face.height() * speaker.height() / picture.stageHeight();
        assertThat(chin <= captions.top() || hair >= captions.bottom())
                .as("from %s to %s beside %s", hair, chin, captions)
                .isTrue();
        assertThat(hair).isNotNegative();
        assertThat(chin).isLessThanOrEqualTo(1);
    }

    @Test
    void shouldGiveTheSpeakerTheHalfOfASplitScreenThatCaptionsLeave() throws Exception {
        Visual split = new Visual.Split(new Visual.Drawn(), SPEAKING);

        assertThat(speaker(band(360, 640, Position.BOTTOM)).in(List.of(split), look(360, 640, Position.BOTTOM)))
                .singleElement()
                .satisfies(visual -> assertThat(((Visual.Split) visual).below()).isEqualTo(new Visual.Drawn()));
        assertThat(speaker(band(360, 640, Position.TOP)).in(List.of(split), look(360, 640, Position.TOP)))
                .singleElement()
                .satisfies(visual -> assertThat(((Visual.Split) visual).above()).isEqualTo(new Visual.Drawn()));
    }

    private CaptionedSpeaker speaker(Band captions) throws Exception {
        return new CaptionedSpeaker(SPEAKER, SpeakerFace.find(project.resolve("speaker.png"), captions), captions);
    }

    private Picture picture(Band captions, int width, int height, Position position) throws Exception {
        Look look = look(width, height, position);
        List<Visual> visuals = speaker(captions).in(List.of(SPEAKING), look);
        return new VisualsStage(new PictureProviders(new EmbeddedIllustrator(), Map.of(), null, null), project)
                .run(
                        new VisualsStage.Order("", List.of(SHOT), visuals, look, 25, SpokenTrack.NOTHING),
                        Files.createDirectories(project.resolve("visuals")),
                        new UndisturbedContext())
                .pictures()
                .get(0);
    }

    private Path frame(Picture picture, int width, int height) {
        Clip clip = new Clip(
                "shot",
                0,
                1,
                picture.stageWidth(),
                picture.stageHeight(),
                picture.layers(),
                picture.camera(),
                Transition.CUT);
        Timeline timeline = new Timeline(new Canvas(width, height, 25), 1, List.of(clip), Captions.none(), List.of());
        Path png = project.resolve("frame.png");
        new FilmMaker().still(timeline, project, 0.9, png);
        return png;
    }

    private static Band band(int width, int height, Position position) {
        CaptionBand band =
                CaptionBand.of(new Captions("Wrap 1", position, "en", List.of()), new Canvas(width, height, 25));
        return new Band(band.top(), band.bottom());
    }

    private static Look look(int width, int height, Position position) {
        return new Look("DEFAULT", "", "", width, height, 4).with(Captioned.valueOf(position.name()));
    }
}
