package io.reelmill.gateway.voice;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** The render-service's internal interface for voices; what a status means is for {@link RenderServiceClient} to say. */
@RegisterRestClient(configKey = "render-service")
@ClientHeaderParam(name = AccountApi.TOKEN_HEADER, value = "${reelmill.internal.token}")
@Path(StudioApi.VOICES)
interface VoiceMaker {

    @POST
    VoiceMade make(VoiceOrder order);

    @POST
    @Path(StudioApi.FORGET)
    void forget(VoiceMade voice);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
