package io.reelmill.publishing.channel;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithParentName;
import java.util.Map;
import java.util.Optional;

/** How many posts platforms take, by their names on the wire. Where their documents disagree the stricter figure stands here. */
@ConfigMapping(prefix = "reelmill.quotas")
public interface QuotaSettings {

    @WithParentName
    Map<String, PostQuota> platforms();

    /** The quota of one platform. */
    interface PostQuota {

        /** Posts of an account in 24 hours, or in a day. */
        int posts();

        /** The zone at whose midnight the count begins anew; none: the last 24 hours count at any time. */
        Optional<String> resetsAtMidnightIn();
    }
}
