package io.reelmill.gateway.channel;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationOrder;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.error.ApiException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads bodies of calls about channels into the records of the publishing-service, which says what their values may be. All
 * methods throw an {@link ApiException} with everything that has the wrong type.
 */
final class ChannelRequest {

    private static final String PLATFORMS =
            Arrays.stream(Platform.values()).map(Platform::wireName).collect(Collectors.joining(", "));

    private ChannelRequest() {}

    /**
     * What was read.
     *
     * @param warnings about fields that nobody knows
     */
    record Read<T>(T order, List<String> warnings) {}

    static Read<ChannelChange> channel(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        ChannelChange change = new ChannelChange(fields.given("name"), fields.given("timeZone"), slots(fields));
        fields.requireFine();
        return new Read<>(change, fields.warnings());
    }

    static Read<List<Slot>> slots(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        List<Slot> slots = slots(fields);
        fields.requireFine();
        if (slots == null) {
            throw ApiException.invalid("slots", "required", "slots is required, a list of {day, time}");
        }
        return new Read<>(slots, fields.warnings());
    }

    static Read<AccountOrder> account(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        Platform platform = platform(fields);
        if (platform == null && fields.isFine()) {
            fields.note("platform", "required", "is required: one of " + PLATFORMS);
        }
        AccountOrder order = new AccountOrder(
                platform,
                fields.given("externalId"),
                fields.given("username"),
                fields.given("accessToken"),
                fields.given("refreshToken"),
                fields.time("expiresAt"),
                fields.object("settings"));
        fields.requireFine();
        return new Read<>(order, fields.warnings());
    }

    static Read<AuthorizationOrder> authorization(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        AuthorizationOrder order = new AuthorizationOrder(platform(fields), fields.id("accountId", "account"));
        fields.requireFine();
        return new Read<>(order, fields.warnings());
    }

    private static Platform platform(BodyFields fields) {
        String name = fields.given("platform");
        if (name == null || name.isBlank()) {
            return null;
        }
        Optional<Platform> known = Platform.of(name.strip());
        if (known.isEmpty()) {
            fields.note("platform", "not_allowed", "must be one of " + PLATFORMS);
        }
        return known.orElse(null);
    }

    private static List<Slot> slots(BodyFields fields) {
        List<BodyFields> items = fields.items("slots");
        return items == null
                ? null
                : items.stream()
                        .map(item -> new Slot(item.given("day"), item.given("time")))
                        .toList();
    }
}
