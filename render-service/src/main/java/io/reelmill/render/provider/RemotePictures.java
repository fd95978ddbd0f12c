package io.reelmill.render.provider;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.StillAnimator;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.remote.figure.ModelStills;
import io.reelmill.remote.model.Part;
import io.reelmill.remote.model.PromptedClips;
import io.reelmill.remote.model.PromptedIllustrator;
import io.reelmill.remote.pexels.Pexels;
import io.reelmill.remote.pixabay.Pixabay;
import io.reelmill.remote.stock.StockFootage;
import io.reelmill.remote.stock.StockSearch;
import io.reelmill.render.provider.ProviderSettings.Animator;
import io.reelmill.render.provider.ProviderSettings.Library;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import io.reelmill.render.training.Trainers;
import io.reelmill.render.visuals.PictureProviders;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Services that draw, make clips, or have them. */
final class RemotePictures {

    private final List<Illustrator> illustrators = new ArrayList<>();
    private final List<ClipGenerator> clips = new ArrayList<>();
    private final List<StillAnimator> stills = new ArrayList<>();
    private final List<ClipGenerator> stock = new ArrayList<>();
    private final Trainers trainers;
    private final int atOnce;

    /** @param planner decides what each picture shows */
    RemotePictures(
            ProviderSettings settings,
            ConfiguredEndpoints endpoints,
            Illustrator planner,
            MediaIntake intake,
            Trainers trainers) {
        this.atOnce = settings.atOnce();
        this.trainers = trainers;
        RemoteModels models = new RemoteModels(endpoints);
        for (int i = 0; i < settings.pictures().size(); i++) {
            var model =
                    models.ofPictures("pictures[" + i + "]", settings.pictures().get(i));
            illustrators.add(new PromptedIllustrator(model, planner, intake));
        }
        for (int i = 0; i < settings.clips().size(); i++) {
            var model = models.ofClips("clips[" + i + "]", settings.clips().get(i));
            clips.add(new PromptedClips(model, intake));
        }
        for (int i = 0; i < settings.stills().size(); i++) {
            Animator animator = settings.stills().get(i);
            stills.add(new ModelStills(models.ofFiles("stills[" + i + "]", animator, "still", Part.IMAGE), intake));
        }
        for (int i = 0; i < settings.stock().size(); i++) {
            Library library = settings.stock().get(i);
            var endpoint = endpoints.line("stock[" + i + "]", library.endpoint(), Vendor.PEXELS, Vendor.PIXABAY);
            var catalog = endpoints.vendor(library.endpoint()) == Vendor.PEXELS ? new Pexels() : new Pixabay();
            stock.add(new StockFootage(new StockSearch(endpoint, catalog), intake));
        }
    }

    PictureProviders before(PictureProviders embedded, ConfiguredProviderResolver casting, Consumer<String> warn) {
        Map<String, ClipGenerator> engines = new HashMap<>(embedded.clips());
        put(engines, "ai-video", Role.CLIPS, clips, casting, warn);
        put(engines, "stock-video", Role.STOCK, stock, casting, warn);
        Illustrator illustrator = embedded.illustrator();
        if (!illustrators.isEmpty() || !trainers.all().isEmpty()) {
            illustrator = new FirstIllustrator(illustrators, illustrator, trainers, casting, warn);
        }
        StillAnimator animator = stills.isEmpty()
                ? embedded.animator()
                : new FirstStills(casting.fallback(Role.STILLS, stills, embedded.animator(), warn));
        return new PictureProviders(illustrator, Map.copyOf(engines), animator, embedded.restyler(), atOnce);
    }

    private static void put(
            Map<String, ClipGenerator> engines,
            String engine,
            Role role,
            List<ClipGenerator> remote,
            ConfiguredProviderResolver casting,
            Consumer<String> warn) {
        if (!remote.isEmpty()) {
            var chain = casting.fallback(role, remote, engines.get(engine), warn);
            engines.put(engine, new FirstGenerator(engine, chain));
        }
    }

    private record FirstStills(Fallback<StillAnimator> chain) implements StillAnimator {

        @Override
        public String name() {
            return "stills";
        }

        @Override
        public void animate(StillOrder order, Path mp4, BooleanSupplier stopped) {
            chain.firstTo(mp4, animator -> animator.animate(order, mp4, stopped));
        }

        @Override
        public boolean isRemote() {
            return true;
        }
    }

    private record FirstGenerator(String name, Fallback<ClipGenerator> chain) implements ClipGenerator {

        @Override
        public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
            chain.firstTo(mp4, generator -> generator.make(order, mp4, stopped));
        }

        @Override
        public String place(ClipOrder order, Path folder, BooleanSupplier stopped) {
            return chain.firstIn(folder, generator -> generator.place(order, folder, stopped));
        }

        @Override
        public boolean isRemote() {
            return true;
        }
    }
}
