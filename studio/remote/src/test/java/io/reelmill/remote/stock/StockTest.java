package io.reelmill.remote.stock;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.Credit;
import io.reelmill.remote.Orders;
import io.reelmill.remote.Pictures;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.pexels.Pexels;
import io.reelmill.remote.pixabay.Pixabay;
import io.reelmill.remote.stock.StockSearch.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of Pexels' GET /videos/search and Pixabay's GET /api/videos/. */
class StockTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String PEXELS = "/videos/search?query=%s&orientation=portrait&per_page=15";
    private static MediaIntake intake;

    @TempDir
    Path folder;

    @BeforeAll
    static void open() {
        intake = new MediaIntake();
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @Test
    void shouldShowAVideoOfPexelsThatFitsTheShotInTheSmallestFileThatCoversTheFrame() throws IOException {
        RECORDED.server().stubFor(get(PEXELS.formatted("red+lighthouse")).willReturn(okJson("""
                {"page": 1, "per_page": 15, "total_results": 1, "videos": [
                  {"id": 1, "width": 1080, "height": 1920, "duration": 12, "url": "https://www.pexels.com/video/1/", "user": {"name": "A"}, "video_files": [
                    {"file_type": "video/mp4", "width": 1080, "height": 1920, "link": "%1$s/large"},
                    {"file_type": "video/mp4", "width": 180, "height": 320, "link": "%1$s/small"},
                    {"file_type": "application/x-mpegURL", "width": null, "height": null, "link": "%1$s/list"}]}]}""".formatted(home()))));
        video("/small");

        made(pexels(), "Red lighthouse!", 0);

        assertThat(Credit.in(folder))
                .containsExactly(new Credit("Video 1", "A", "Pexels", "https://www.pexels.com/video/1/"));
        RECORDED.server().verify(1, getRequestedFor(urlEqualTo("/small")).withoutHeader("Authorization"));
        RECORDED.server()
                .verify(getRequestedFor(urlPathEqualTo("/videos/search"))
                        .withHeader("Authorization", equalTo(Recorded.KEY)));
    }

    @Test
    void shouldShowDifferentVideosToShotsThatAskForTheSame() {
        RECORDED.server().stubFor(get(PEXELS.formatted("waves")).willReturn(okJson("""
                {"videos": [%s, %s]}""".formatted(
                        pexelsVideo(1, "/one"), pexelsVideo(2, "/two")))));
        video("/one");
        video("/two");

        made(pexels(), "waves", 0);
        made(pexels(), "waves", 1);

        RECORDED.server().verify(1, getRequestedFor(urlEqualTo("/one")));
        RECORDED.server().verify(1, getRequestedFor(urlEqualTo("/two")));
    }

    @Test
    void shouldAskForLessWhereNothingIsFoundAndFailWhereNothingFits() {
        RECORDED.server().stubFor(get(urlPathEqualTo("/videos/search")).willReturn(okJson("{\"videos\": []}")));
        RECORDED.server()
                .stubFor(get(PEXELS.formatted("lighthouse"))
                        .willReturn(okJson("{\"videos\": [" + pexelsVideo(1, "/one") + "]}")));
        video("/one");
        made(pexels(), "something that nobody has filmed", 0);
        RECORDED.server().verify(getRequestedFor(urlEqualTo(PEXELS.formatted("lighthouse+sea"))));

        RECORDED.server().resetAll();
        RECORDED.server().stubFor(get(urlPathEqualTo("/videos/search")).willReturn(okJson("{\"videos\": []}")));
        assertThatThrownBy(() -> made(pexels(), "", 0)).hasMessage("recorded has nothing that fits a shot");
    }

    @Test
    void shouldReadPixabayAndSendItsKeyWhereItWantsIt() throws IOException {
        RECORDED.server().stubFor(get(urlPathEqualTo("/api/videos/")).willReturn(okJson("""
                {"total": 1, "totalHits": 1, "hits": [{"id": 125, "duration": 12, "tags": "sea", "user": "B", "pageURL": "https://pixabay.com/videos/id-125/", "videos": {
                   "large": {"url": "", "width": 0, "height": 0, "size": 0},
                   "medium": {"url": "%1$s/medium", "width": 1920, "height": 1080, "size": 3562083},
                   "small": {"url": "%1$s/small", "width": 640, "height": 360, "size": 1030736}}}]}""".formatted(home()))));
        video("/small");

        made(new StockSearch(RECORDED.lineWithQuery("key=" + Recorded.KEY), new Pixabay()), "sea", 0);

        assertThat(Credit.in(folder))
                .containsExactly(new Credit("Video 125", "B", "Pixabay", "https://pixabay.com/videos/id-125/"));
        RECORDED.server()
                .verify(getRequestedFor(
                        urlEqualTo("/api/videos/?q=sea&per_page=15&safesearch=true&key=" + Recorded.KEY)));
    }

    @Test
    void shouldTakeTheLargestFileWhereNoneCoversTheFrame() {
        List<File> files = List.of(new File("a", 64, 48), new File("b", 128, 96));
        assertThat(StockFootage.fitting(files, 1080, 1920).url()).isEqualTo("b");
    }

    private void made(StockSearch library, String hint, int shot) {
        Path mp4 = folder.resolve("clip-" + shot + ".mp4");
        new StockFootage(library, intake).make(Orders.clip(shot, hint), mp4, () -> false);
        try (FootageReader reader = FootageReader.open(mp4)) {
            assertThat(reader.height()).isEqualTo(320);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
        }
    }

    private static StockSearch pexels() {
        return new StockSearch(RECORDED.line("", Map.of("Authorization", Recorded.KEY)), new Pexels());
    }

    private static String pexelsVideo(int id, String path) {
        return """
                {"id": %d, "duration": 9, "video_files": [
                  {"file_type": "video/mp4", "width": 720, "height": 1280, "link": "%s%s"}]}""".formatted(id, home(), path);
    }

    private void video(String path) {
        RECORDED.server().stubFor(get(path).willReturn(aResponse().withBody(Pictures.mp4(folder, 96, 96, 30))));
    }

    private static String home() {
        return "http://127.0.0.1:" + RECORDED.server().port();
    }
}
