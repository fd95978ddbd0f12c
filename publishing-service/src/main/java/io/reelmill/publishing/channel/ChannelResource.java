package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.Account;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.Channel;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;

/** Channels, slots and accounts, for the gateway. */
@Path(PublishingApi.WORKSPACES + "/{workspace}/channels")
@RequiredScope("channels")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class ChannelResource {

    private final ChannelService service;

    ChannelResource(ChannelService service) {
        this.service = service;
    }

    @GET
    public List<Channel> list(UUID workspace) {
        return service.list(workspace);
    }

    /** Makes a channel, once. */
    @PUT
    @Path("/{id}")
    public Channel create(UUID workspace, UUID id, ChannelChange order) {
        return service.create(workspace, id, order);
    }

    @GET
    @Path("/{id}")
    public Channel get(UUID workspace, UUID id) {
        return service.get(workspace, id);
    }

    @PATCH
    @Path("/{id}")
    public Channel change(UUID workspace, UUID id, ChannelChange change) {
        return service.change(workspace, id, change);
    }

    @DELETE
    @Path("/{id}")
    public void delete(UUID workspace, UUID id) {
        service.delete(workspace, id);
    }

    @PUT
    @Path("/{id}/slots")
    public Channel slots(UUID workspace, UUID id, List<Slot> slots) {
        return service.change(workspace, id, new ChannelChange(null, null, slots));
    }

    @POST
    @Path("/{id}/accounts")
    public Account connect(UUID workspace, UUID id, AccountOrder order) {
        return service.connect(workspace, id, order);
    }

    @DELETE
    @Path("/{id}/accounts/{account}")
    public void disconnect(UUID workspace, UUID id, UUID account) {
        service.disconnect(workspace, id, account);
    }
}
