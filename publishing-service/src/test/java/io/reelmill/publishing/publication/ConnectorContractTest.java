package io.reelmill.publishing.publication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.Target;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.FakePlatforms;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the platforms are sent, and what follows from what they answer. */
class ConnectorContractTest {

    @TempDir
    Path folder;

    private final FakePlatforms platforms = new FakePlatforms();
    private PublicationTestBed bed;

    @BeforeEach
    void open() {
        bed = new PublicationTestBed(folder, platforms);
    }

    @AfterEach
    void close() {
        bed.close();
        platforms.close();
    }

    @Test
    void shouldTakeTikToksPrivacyFromTheRequestOrTheAccountAndNeverGuessIt() throws Exception {
        UUID account = bed.account(Platform.TIKTOK);
        ObjectNode silent = params().put("title", "Cats");
        assertThatThrownBy(() -> bed.service().order(bed.workspace, bed.order(true, silent)))
                .isInstanceOf(InvalidFieldException.class)
                .hasMessageContaining("tiktok.privacy_level must be one of");

        bed.jdbi.useHandle(handle -> handle.execute(
                "UPDATE publishing.platform_accounts SET settings = '{\"privacy_level\":\"SELF_ONLY\"}' WHERE id = ?",
                account));
        publish(silent);
        assertThat(tiktokInit().path("privacy_level").asText()).isEqualTo("SELF_ONLY");

        publish(params().put("privacy_level", "PUBLIC_TO_EVERYONE").put("disable_comment", false));
        assertThat(tiktokInit().path("privacy_level").asText()).isEqualTo("PUBLIC_TO_EVERYONE");
        assertThat(tiktokInit().path("is_aigc").asBoolean()).isTrue();
        assertThat(tiktokInit().path("disable_comment").asBoolean()).isFalse();
        assertThat(tiktokInit().path("disable_duet").asBoolean()).isTrue();
        assertThat(tiktokInit().path("disable_stitch").asBoolean()).isTrue();
    }

    @Test
    void shouldKeepAFilmWithAWatermarkFromTikTokAndFromNobodyElse() {
        bed.account(Platform.YOUTUBE);
        assertThat(bed.service().order(bed.workspace, bed.watermarkedOrder())).isNotNull();

        bed.account(Platform.TIKTOK);

        assertThatThrownBy(() -> bed.service().order(bed.workspace, bed.watermarkedOrder()))
                .isInstanceOf(InvalidFieldException.class)
                .hasMessageContaining("channelId names an account of tiktok, which takes no film with a watermark");
        assertThat(bed.jdbi.<Integer, RuntimeException>withHandle(
                        tx -> tx.select("SELECT count(*) FROM publishing.publications")
                                .mapTo(Integer.class)
                                .one()))
                .isEqualTo(1);
    }

    @Test
    void shouldPostNothingWithAPrivacyThatTheCreatorDoesNotAllow() {
        bed.account(Platform.TIKTOK);

        Target failed = finished(params().put("privacy_level", "MUTUAL_FOLLOW_FRIENDS"));

        assertThat(failed.status()).isEqualTo("failed");
        assertThat(failed.code()).isEqualTo("privacy_level_option_mismatch");
        assertThat(platforms.lastInit()).isEmpty();
    }

    @Test
    void shouldTellYouTubeWhoItIsForAndThatItIsSynthetic() throws Exception {
        bed.account(Platform.YOUTUBE);

        publish(params().put("title", "Cats").put("description", "All of them").put("madeForKids", true));

        JsonNode sent = ContractJson.mapper().readTree(platforms.sentTo("/upload/youtube/v3/videos"));
        assertThat(sent.at("/snippet/title").asText()).isEqualTo("Cats");
        assertThat(sent.at("/snippet/description").asText()).isEqualTo("All of them");
        assertThat(sent.at("/status/selfDeclaredMadeForKids").asBoolean()).isTrue();
        assertThat(sent.at("/status/containsSyntheticMedia").asBoolean()).isTrue();
        assertThat(sent.at("/status/privacyStatus").asText()).isEqualTo("public");

        publish(params());
        sent = ContractJson.mapper().readTree(platforms.sentTo("/upload/youtube/v3/videos"));
        assertThat(sent.at("/status/selfDeclaredMadeForKids").isBoolean()).isTrue();
        assertThat(sent.at("/status/selfDeclaredMadeForKids").asBoolean()).isFalse();
    }

    @Test
    void shouldGiveInstagramALinkToTheVideo() {
        UUID account = bed.account(Platform.INSTAGRAM);

        publish(params().put("caption", "Cats & dogs"));

        assertThat(platforms.sentTo("/ext-" + account + "/media"))
                .contains("media_type=REELS", "caption=Cats+%26+dogs", "share_to_feed=true")
                .contains("video_url=https%3A%2F%2Freels.example%2Fmedia%2F");
    }

    @ParameterizedTest
    @EnumSource(
            value = Platform.class,
            names = {"TIKTOK", "YOUTUBE"})
    void shouldUploadNothingThatIsNoVideo(Platform platform) {
        bed.account(platform);
        platforms.answerInstead("/film.mp4", 200, "<!doctype html><title>Please log in</title>");
        UUID id = bed.service().order(bed.workspace, bed.orderFrom(platforms.url() + "/film.mp4"));

        Target target = bed.finish(id).targets().get(0);

        assertThat(target.status()).isEqualTo("failed");
        assertThat(target.code()).isEqualTo("not_a_video");
        assertThat(platforms.posts()).isZero();
    }

    @Test
    void shouldTellTheReelAndItsAddress() {
        bed.account(Platform.INSTAGRAM);

        Target told = finished(params().put("caption", "Cats"));

        assertThat(told.platformPostId()).startsWith("m");
        assertThat(told.url()).isEqualTo("https://www.instagram.com/reel/" + told.platformPostId() + "/");
    }

    /** The answer to the call that publishes is lost after Instagram has published the reel. */
    @Test
    void shouldFindTheReelWhoseIdWasLost() {
        UUID account = bed.account(Platform.INSTAGRAM);
        publish(params().put("caption", "Cats")); // the same words, earlier
        bed.clock.pass(Duration.ofHours(1));
        publish(params().put("caption", "Dogs")); // other words, at the same time
        platforms.listReels(false);

        UUID id = lostAnswer(account, params().put("caption", "Cats"));
        bed.attempt();
        assertThat(bed.entry(id).status()).as("not listed yet").isEqualTo("unknown");
        platforms.listReels(true);

        Target found = bed.finish(id).targets().get(0);
        assertThat(found.status()).isEqualTo("published");
        assertThat(found.platformPostId()).isEqualTo("m" + platforms.lastId());
        assertThat(found.url()).isEqualTo("https://www.instagram.com/reel/" + found.platformPostId() + "/");
        assertThat(platforms.posts()).isEqualTo(3);
    }

    @Test
    void shouldNameNoReelWhereItIsNotClearWhichOneItIs() {
        UUID account = bed.account(Platform.INSTAGRAM);
        publish(params().put("caption", "Cats"));

        UUID id = lostAnswer(account, params().put("caption", "Cats"));

        Target found = bed.finish(id).targets().get(0);
        assertThat(found.status()).isEqualTo("published");
        assertThat(found.platformPostId()).isNull();
        assertThat(platforms.posts()).isEqualTo(2);
    }

    private UUID lostAnswer(UUID account, ObjectNode params) {
        UUID id = bed.service().order(bed.workspace, bed.order(true, params));
        platforms.loseAnswerTo("/ext-" + account + "/media_publish");
        for (int i = 0; i < 10 && !bed.entry(id).status().equals("unknown"); i++) {
            bed.attempt();
            bed.clock.pass(Duration.ofSeconds(20));
        }
        assertThat(bed.entry(id).status()).isEqualTo("unknown");
        return id;
    }

    @Test
    void shouldMakeANewContainerWhenOneHasExpiredUnpublished() {
        bed.account(Platform.INSTAGRAM);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        bed.attempt();
        platforms.expireContainers();

        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
    }

    @Test
    void shouldShowHowMuchOfTheVideoThePlatformHas() {
        bed.account(Platform.YOUTUBE);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        platforms.cutYouTubeUploadAfter(2L * PublicationTestBed.CHUNK);

        bed.attempt();

        assertThat(bed.entry(id).targets().get(0).progress()).isBetween(50, 99);
        assertThat(bed.finish(id).targets().get(0).progress()).isEqualTo(100);
    }

    /** TikTok's calls before the upload, YouTube's session, Instagram's container and its publishing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TIKTOK | /v2/post/publish/creator_info/query/ | 429 | {'error':{'code':'rate_limit_exceeded'}}",
                "TIKTOK | /v2/post/publish/video/init/ | 500 | {'error':{'code':'internal_error'}}",
                "TIKTOK | /v2/post/publish/video/init/ | 400 | {'error':{'code':'brand_new_code'}}",
                "TIKTOK | /v2/post/publish/status/fetch/ | 429 | {'error':{'code':'rate_limit_exceeded'}}",
                "TIKTOK | /v2/post/publish/status/fetch/ | 400 | {'error':{'code':'brand_new_code'}}",
                "YOUTUBE | /upload/youtube/v3/videos | 503 | {'error':{'errors':[{'reason':'backendError'}]}}",
                "YOUTUBE | /upload/youtube/v3/videos | 400 | {'error':{'errors':[{'reason':'brandNewReason'}]}}",
                "INSTAGRAM | /ext/media | 400 | {'error':{'code':-1,'error_subcode':2207001}}",
                "INSTAGRAM | /ext/media_publish | 400 | {'error':{'code':-1,'error_subcode':2207001}}",
                "INSTAGRAM | /ext/media_publish | 400 | {'error':{'code':-1,'error_subcode':9999999}}",
                "INSTAGRAM | /ext/content_publishing_limit | 500 | {}",
            })
    void shouldPostOnceAfterAnErrorThatPasses(Platform platform, String path, int status, String body) {
        UUID account = bed.account(platform);
        platforms.answerInstead(path.replace("ext", "ext-" + account), status, body.replace('\'', '"'));
        UUID id = bed.service().order(bed.workspace, bed.order(true));

        for (int i = 0; i < 10; i++) {
            bed.attempt();
            bed.clock.pass(Duration.ofSeconds(20));
        }
        assertThat(bed.entry(id).status()).isIn("scheduled", "unknown", "sent");
        platforms.answerAgain();

        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TIKTOK | /v2/post/publish/video/init/ | 403 | {'error':{'code':'url_ownership_unverified'}} |"
                        + " url_ownership_unverified",
                "TIKTOK | /v2/post/publish/status/fetch/ | 200 |"
                        + " {'error':{'code':'ok'},'data':{'status':'FAILED','fail_reason':'duration_check_failed'}} |"
                        + " duration_check_failed",
                "YOUTUBE | /upload/youtube/v3/videos | 400 | {'error':{'errors':[{'reason':'invalidTitle'}]}} |"
                        + " invalidTitle",
                "INSTAGRAM | /ext/media | 400 | {'error':{'code':36000,'error_subcode':2207004}} | 2207004",
            })
    void shouldEndWithAnErrorThatIsFinal(Platform platform, String path, int status, String body, String code) {
        UUID account = bed.account(platform);
        platforms.answerInstead(path.replace("ext", "ext-" + account), status, body.replace('\'', '"'));
        UUID id = bed.service().order(bed.workspace, bed.order(true));

        Target target = bed.finish(id).targets().get(0);

        assertThat(target.status()).isEqualTo("failed");
        assertThat(target.code()).isEqualTo(code);
        assertThat(target.error()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TIKTOK | /v2/post/publish/video/init/ | 403 | {'error':{'code':'spam_risk_too_many_posts'}}",
                "YOUTUBE | /upload/youtube/v3/videos | 403 | {'error':{'errors':[{'reason':'quotaExceeded'}]}}",
                "YOUTUBE | /upload/youtube/v3/videos | 400 | {'error':{'errors':[{'reason':'uploadLimitExceeded'}]}}",
            })
    void shouldDeferForDaysWhatAQuotaHasNoRoomFor(Platform platform, String path, int status, String body) {
        bed.account(platform);
        platforms.answerInstead(path, status, body.replace('\'', '"'));
        UUID id = bed.service().order(bed.workspace, bed.order(true));

        for (int i = 0; i < 10 * 4; i++) {
            bed.attempt();
            bed.clock.pass(Duration.ofHours(6));
        }
        assertThat(bed.entry(id).status()).isEqualTo("scheduled");
        platforms.answerAgain();
        bed.clock.pass(Duration.ofHours(24));

        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
    }

    private void publish(ObjectNode params) {
        int earlier = platforms.posts();
        assertThat(finished(params).status()).isEqualTo("published");
        assertThat(platforms.posts() - earlier).isEqualTo(1);
    }

    private Target finished(ObjectNode params) {
        Entry entry = bed.finish(bed.service().order(bed.workspace, bed.order(true, params)));
        assertThat(entry.targets()).hasSize(1);
        return entry.targets().get(0);
    }

    private JsonNode tiktokInit() throws Exception {
        return ContractJson.mapper().readTree(platforms.lastInit()).path("post_info");
    }

    private static ObjectNode params() {
        return ContractJson.mapper().createObjectNode();
    }
}
