package io.reelmill.gateway.generation;

import static io.reelmill.contracts.catalog.GenerationParameters.CHARACTERS;
import static io.reelmill.contracts.catalog.GenerationParameters.FIRST_FRAME;
import static io.reelmill.contracts.catalog.GenerationParameters.LAST_FRAME;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_AUDIOS;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_IMAGES;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_VIDEOS;
import static io.reelmill.contracts.catalog.GenerationParameters.VOICE_ID;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.GenerationNormaliser;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.gateway.character.CharacterService;
import io.reelmill.gateway.edge.ClientUrls;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.policy.ContentPolicy;
import io.reelmill.gateway.voice.VoiceCloneService;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks a call, from its bytes to its price. */
@Singleton
class GenerationIntake {

    private final ClientUrls urls;
    private final CharacterService characters;
    private final VoiceCloneService voices;
    private final PriceList prices;
    private final ContentPolicy policy;

    GenerationIntake(
            ClientUrls urls,
            CharacterService characters,
            VoiceCloneService voices,
            PriceList prices,
            ContentPolicy policy) {
        this.policy = policy;
        this.urls = urls;
        this.characters = characters;
        this.voices = voices;
        this.prices = prices;
    }

    /** A call that can be started. */
    record Order(GenerationSpec spec, List<String> warnings, Estimate price) {}

    /** What a body orders, or an {@link ApiException} with all that is wrong with it. */
    Order check(Principal who, byte[] body) {
        GenerationNormaliser.Outcome read = GenerationNormaliser.normalise(JsonBody.parse(body), urls.rule());
        if (!read.violations().isEmpty()) {
            throw ApiException.invalid(read.violations());
        }
        policy.check(read.spec().values());
        GenerationSpec spec = read.spec()
                .featuring(characters.featured(
                        who.workspaceId(), CHARACTERS.path(), read.spec().texts(CHARACTERS)))
                .spokenBy(read.spec()
                        .find(VOICE_ID)
                        .flatMap(id -> voices.cloned(who, VOICE_ID.path(), id))
                        .orElse(null));
        List<Violation> unreachable = urls.unreachable(who.workspaceId(), addresses(spec));
        if (!unreachable.isEmpty()) {
            throw ApiException.invalid(unreachable);
        }
        return new Order(spec, read.warnings(), prices.estimate(spec));
    }

    private static Map<String, String> addresses(GenerationSpec spec) {
        Map<String, String> found = new LinkedHashMap<>();
        spec.find(FIRST_FRAME).ifPresent(url -> found.put(FIRST_FRAME.path(), url));
        spec.find(LAST_FRAME).ifPresent(url -> found.put(LAST_FRAME.path(), url));
        for (Parameter<JsonNode> list : List.of(REFERENCE_IMAGES, REFERENCE_VIDEOS, REFERENCE_AUDIOS)) {
            List<String> items = spec.texts(list);
            for (int i = 0; i < items.size(); i++) {
                found.put(list.path() + "[" + i + "]", items.get(i));
            }
        }
        return found;
    }
}
