package io.reelmill.render.review;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import io.reelmill.inspection.FrameSheet;
import io.reelmill.inspection.InspectionException;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import io.reelmill.remote.media.TempFolder;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import javax.imageio.ImageIO;

/** Finished films for the gateway, behind the internal token. The gateway has checked whose they are. */
@Path(StudioApi.FILMS)
@RequiredScope("films")
@Blocking
public class FilmResource {

    /** Decoding takes processor time that renders need. */
    private static final Semaphore DECODING = new Semaphore(1);

    private final Storyboards storyboards;
    private final MediaStore store;

    FilmResource(Storyboards storyboards, MediaStore store) {
        this.storyboards = storyboards;
        this.store = store;
    }

    @GET
    @Path("/{pid}/{output}/storyboard")
    @Produces(MediaType.APPLICATION_JSON)
    public Storyboard storyboard(String pid, int output) throws IOException {
        return storyboards.find(pid, output).orElseThrow(() -> Refusal.notFound("the storyboard"));
    }

    @GET
    @Path("/frames")
    @Produces("image/png")
    public byte[] frames(@QueryParam("video") String key) throws IOException {
        Refusal.required(key, "video");
        StoredMedia film = store.find(key).orElseThrow(() -> Refusal.notFound("the film"));
        DECODING.acquireUninterruptibly();
        try (TempFolder scratch = new TempFolder()) {
            java.nio.file.Path file = scratch.folder().resolve("film.mp4");
            film.copyTo(file);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(FrameSheet.of(file), "png", png);
            return png.toByteArray();
        } catch (InspectionException e) {
            throw Refusal.badRequest("the film cannot be read");
        } finally {
            DECODING.release();
        }
    }
}
