package io.reelmill.sdk.example;

import io.reelmill.sdk.Reelmill;
import io.reelmill.sdk.model.RenderRequest;
import io.reelmill.sdk.model.Status;

/** A film in ten lines. The end-to-end test runs it. */
@SuppressWarnings("SystemOut") // a program
public final class Example {

    private Example() {}

    public static void main(String[] args) {
        Reelmill reelmill = Reelmill.connect(System.getenv("REELMILL_URL"), System.getenv("REELMILL_KEY"));
        RenderRequest request = new RenderRequest()
                .workflow("script-to-video")
                .source(new RenderRequest.Source().text("Cats purr at 25 hertz. It calms them, and us."))
                .render(new RenderRequest.Render().resolution("720p").frameRate(10));
        System.out.println("costs at most " + reelmill.estimate(request).credits() + " credits");
        Status film = reelmill.renderAndWait(request, status -> System.out.println(status.progress() + " %"));
        System.out.println(film.videoUrl());
    }
}
