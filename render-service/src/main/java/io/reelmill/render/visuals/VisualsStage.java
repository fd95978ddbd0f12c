package io.reelmill.render.visuals;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.Credit;
import io.reelmill.providers.footage.SpokenWords;
import io.reelmill.providers.footage.UnmatchedMarker;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.Pieces.Piece;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Captions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plans and makes the pictures of a video. */
public final class VisualsStage implements Stage<VisualsStage.Order, Visuals> {

    /** A clip begins earlier than its shot by this, seconds: transitions reach beyond the cuts. */
    static final double LEAD = 0.28;
    /** A clip ends later than its shot by this, seconds. */
    static final double HANDLE = 0.52;

    /**
     * @param topic what the whole video is about
     * @param visuals of the shots, one for each
     * @param frameRate frames a second of the video
     * @param heard what is heard meanwhile, for pictures that show words
     * @param depicted who appears in the picture of each shot, null for nobody; their files named from the project's folder;
     *     empty when nobody appears at all
     */
    public record Order(
            String topic,
            List<Shot> shots,
            List<Visual> visuals,
            Look look,
            double frameRate,
            SpokenTrack heard,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<DepictedCharacter> depicted) {

        /** A film without characters. */
        public Order(
                String topic, List<Shot> shots, List<Visual> visuals, Look look, double frameRate, SpokenTrack heard) {
            this(topic, shots, visuals, look, frameRate, heard, List.of());
        }

        /** The same for a part of the frame, in which no words are shown. */
        Order within(Look part) {
            SpokenTrack there = new SpokenTrack(heard.language(), heard.words(), Band.NONE);
            return new Order(topic, shots, visuals, part, frameRate, there);
        }
    }

    /** Times that differ by less are the same, in parts of a second. */
    private static final double SAME = 1e6;

    /** All that the picture of a shot depends on; not when in the video it is seen. */
    private record PictureOrder(
            Visual visual,
            Idea idea,
            Look look,
            double frameRate,
            int index,
            double seconds,
            String words,
            String hint,
            SpokenWords telling,
            String services) {}

    private record Made(Picture picture, List<Credit> credits, boolean unmatched) {}

    private final PictureProviders picturing;
    private final Path projectFolder;
    private final Pieces pieces;
    private final Watcher watcher;

    /** Is told of each picture by the thread that made it, as soon as it is there; of none when the stage's result was kept. */
    public interface Watcher {
        /** @param shot place in the order, from 0 */
        void made(int shot, Picture picture);
    }

    /** @param projectFolder that files are named from */
    public VisualsStage(PictureProviders picturing, Path projectFolder) {
        this(picturing, projectFolder, (shot, picture) -> {});
    }

    /** As {@link #VisualsStage(PictureProviders, Path)}, for somebody who does not wait for the last picture. */
    public VisualsStage(PictureProviders picturing, Path projectFolder, Watcher watcher) {
        this.watcher = watcher;
        this.picturing = picturing;
        this.projectFolder = projectFolder;
        this.pieces = new Pieces(projectFolder);
    }

    @Override
    public String name() {
        return "visuals";
    }

    @Override
    public Class<Visuals> resultType() {
        return Visuals.class;
    }

    @Override
    public Visuals run(Order order, Path folder, StageContext context) throws Exception {
        List<Idea> ideas = withCharacters(
                picturing.illustrator(),
                picturing.illustrator().plan(order.topic(), order.shots(), order.look()),
                order.depicted());
        int cores = Runtime.getRuntime().availableProcessors();
        boolean waiting = order.visuals().stream().anyMatch(picturing::isRemote);
        int threads = Math.min(ideas.size(), waiting ? Math.max(cores, picturing.remoteAtOnce()) : cores);
        Semaphore freeCores = new Semaphore(cores);
        try (ScopedExecutor executor = new ScopedExecutor(threads)) {
            AtomicInteger made = new AtomicInteger();
            List<Future<Made>> pictures = new ArrayList<>();
            for (int i = 0; i < ideas.size(); i++) {
                int shot = i;
                pictures.add(executor.submit(() -> {
                    context.check();
                    boolean here = !picturing.isRemote(order.visuals().get(shot));
                    Made picture = here
                            ? onCore(freeCores, () -> picture(order, shot, ideas.get(shot), context))
                            : picture(order, shot, ideas.get(shot), context);
                    context.progress(made.incrementAndGet() / (double) ideas.size());
                    watcher.made(shot, picture.picture());
                    return picture;
                }));
            }
            List<Picture> finished = new ArrayList<>();
            Set<Credit> credits = new LinkedHashSet<>();
            List<Integer> unmatched = new ArrayList<>();
            for (Future<Made> picture : pictures) {
                if (picture.get().unmatched()) {
                    unmatched.add(finished.size() + 1);
                }
                finished.add(picture.get().picture());
                credits.addAll(picture.get().credits());
            }
            if (!unmatched.isEmpty()) {
                context.warn("media.type: no stock video fits %d of %d shots (%s); drawn scenes are shown there"
                        .formatted(
                                unmatched.size(),
                                finished.size(),
                                unmatched.stream().map(String::valueOf).collect(Collectors.joining(", "))));
            }
            return new Visuals(finished, List.copyOf(credits));
        } catch (ExecutionException e) {
            // What failed on a thread is what failed.
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    /** What this machine makes takes a core; what a service makes does not. */
    private static Made onCore(Semaphore freeCores, Callable<Made> work) throws Exception {
        freeCores.acquire();
        try {
            return work.call();
        } finally {
            freeCores.release();
        }
    }

    private static List<Idea> withCharacters(
            Illustrator illustrator, List<Idea> ideas, List<DepictedCharacter> depicted) {
        if (depicted.isEmpty()) {
            return ideas;
        }
        return IntStream.range(0, ideas.size())
                .mapToObj(i -> illustrator.receive(ideas.get(i), depicted.get(i)))
                .toList();
    }

    /** Illustrators find files without knowing the project. */
    private Idea placed(Idea idea) {
        DepictedCharacter character = idea.character();
        return character == null
                ? idea
                : idea.with(character.named(
                        projectFolder.resolve(character.figure()).toString(),
                        projectFolder.resolve(character.portrait()).toString()));
    }

    /** The picture of a shot; it is drawn again only when something that it depends on has changed. */
    private Made picture(Order order, int index, Idea idea, StageContext context) throws Exception {
        Shot shot = order.shots().get(index);
        Visual visual = order.visuals().get(index);
        // the place in the sequence does not matter to the illustrator; to others it does
        int place = visual instanceof Visual.Drawn ? 0 : shot.index();
        var key = new PictureOrder(
                visual,
                keyOf(idea, place),
                order.look(),
                order.frameRate(),
                place,
                rounded(shot.end() - shot.start()),
                shot.words(),
                shot.hint(),
                rounded(order.heard().during(shot, lead(shot))),
                picturing.isRemote(visual) ? context.services() : "");
        Piece<Picture> piece = pieces.during(context.run())
                .piece(
                        "picture",
                        key,
                        Picture.class,
                        own -> picturing.make(order, shot, placed(idea), visual, own, projectFolder, context));
        piece.standIn().ifPresent(context::standIn);
        return new Made(piece.value(), Credit.in(piece.folder()), UnmatchedMarker.isIn(piece.folder()));
    }

    private static Idea keyOf(Idea idea, int place) {
        return new Idea(
                place,
                idea.hero(),
                idea.motifs(),
                idea.mood(),
                idea.place(),
                idea.composition(),
                idea.prompt(),
                rounded(idea.seconds()),
                idea.seed(),
                idea.character());
    }

    /** How long before its shot a clip begins, seconds: nothing is before the first. */
    static double lead(Shot shot) {
        return shot.start() > 0 ? LEAD : 0;
    }

    private static SpokenWords rounded(SpokenWords telling) {
        List<Captions.Word> words = telling.words().stream()
                .map(w -> new Captions.Word(w.text(), rounded(w.start()), rounded(w.end())))
                .toList();
        return new SpokenWords(
                telling.language(),
                words,
                rounded(telling.begin()),
                rounded(telling.end()),
                telling.captions(),
                telling.room());
    }

    private static double rounded(double seconds) {
        return Math.round(seconds * SAME) / SAME;
    }
}
