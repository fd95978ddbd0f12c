package io.reelmill.publishing.platform;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;

/** The platforms for tests of the whole service. No application is registered with Instagram. */
public final class TestPlatforms implements QuarkusTestResourceLifecycleManager {

    private static FakePlatforms platforms;

    public static FakePlatforms platforms() {
        return platforms;
    }

    @Override
    public Map<String, String> start() {
        platforms = new FakePlatforms();
        Map<String, String> settings = new HashMap<>(FakePlatforms.settings(platforms.url()));
        settings.put("reelmill.platforms.tiktok-client-id", "tiktok-id");
        settings.put("reelmill.platforms.tiktok-client-secret", FakeOAuth.SECRET);
        settings.put("reelmill.platforms.youtube-client-id", "youtube-id");
        settings.put("reelmill.platforms.youtube-client-secret", FakeOAuth.SECRET);
        return settings;
    }

    @Override
    public void stop() {
        platforms.close();
    }
}
