package io.reelmill.deploy.settings;

import java.util.Set;

/** Variables of object storage, which the chart and the compose file set before the services read them. */
public final class PlannedVariables {

    public static final Set<String> STORAGE = Set.of(
            "REELMILL_MEDIA_S3_BUCKET",
            "REELMILL_MEDIA_S3_ENDPOINT",
            "REELMILL_MEDIA_S3_REGION",
            "REELMILL_MEDIA_S3_PATH_STYLE",
            "REELMILL_MEDIA_S3_ACCESS_KEY",
            "REELMILL_MEDIA_S3_SECRET_KEY",
            "REELMILL_MEDIA_S3_ENCRYPTION",
            "REELMILL_MEDIA_S3_KMS_KEY",
            "REELMILL_MEDIA_S3_REDIRECT",
            "REELMILL_MEDIA_S3_MANAGE_LIFECYCLE",
            "REELMILL_MEDIA_CDN_URL");

    private PlannedVariables() {}
}
