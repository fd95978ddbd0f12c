package io.reelmill.account.signin;

import io.reelmill.account.audit.Actor;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.key.NewKey;
import io.reelmill.account.workspace.Workspaces;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Which workspace belongs to a person, and a key of it for each sign-in. */
@Singleton
class Identities {

    private static final String KEY_NAME = "Console sign-in";

    private final Jdbi jdbi;
    private final Workspaces workspaces;
    private final Keys keys;
    private final AuditLog audit;
    private final SignInSettings settings;
    private final Clock clock;

    Identities(Jdbi jdbi, Workspaces workspaces, Keys keys, AuditLog audit, SignInSettings settings, Clock clock) {
        this.jdbi = jdbi;
        this.workspaces = workspaces;
        this.keys = keys;
        this.audit = audit;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * A key of the person's workspace, which ends by itself; empty when they have none. At their first sign-in that is the oldest
     * workspace whose owner has their verified e-mail address, else a new one where the settings allow it.
     */
    @Transactional
    Optional<CreatedKey> admit(Person person) {
        Actor actor = new Actor("oidc:" + person.email().orElse(person.subject()), null, null);
        return known(person).or(() -> first(person, actor)).map(workspace -> {
            ApiKey key = ApiKey.generate();
            NewKey wanted = new NewKey(KEY_NAME, KeyAccess.FULL, clock.instant().plus(settings.keyValidity()));
            return new CreatedKey(keys.create(workspace, key, wanted, actor), key.text());
        });
    }

    private Optional<UUID> known(Person person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT workspace_id FROM account.user_identities WHERE issuer = :issuer AND subject = :subject""")
                .bind("issuer", person.issuer())
                .bind("subject", person.subject())
                .mapTo(UUID.class)
                .findOne());
    }

    private Optional<UUID> first(Person person, Actor actor) {
        Optional<UUID> workspace = person.email().flatMap(email -> owned(email).or(() -> opened(person, email, actor)));
        workspace.ifPresent(id -> link(person, id, actor));
        return workspace.flatMap(id -> known(person)); // of two first sign-ins at once both have the link of one
    }

    /** Addresses are compared without regard to the case of ASCII letters. */
    private Optional<UUID> owned(String email) {
        return jdbi.withHandle(handle ->
                handle.createQuery("""
                        SELECT w.id FROM account.workspaces w JOIN account.users u ON u.id = w.owner_id
                         WHERE lower(u.email COLLATE "C") = lower(:email COLLATE "C")
                         ORDER BY w.created_at, w.id LIMIT 1""").bind("email", email).mapTo(UUID.class).findOne());
    }

    /** The id follows from the person, so that two calls at once open one workspace. */
    private Optional<UUID> opened(Person person, String email, Actor actor) {
        if (!settings.newWorkspaces()) {
            return Optional.empty();
        }
        UUID id = UUID.nameUUIDFromBytes((person.issuer() + "\n" + person.subject()).getBytes(StandardCharsets.UTF_8));
        NewWorkspace workspace = new NewWorkspace(id, person.name(), Plan.FREE, email, person.name());
        workspaces.open(workspace);
        audit.append(actor, "workspace.create", id, id, null, workspace);
        return Optional.of(id);
    }

    private void link(Person person, UUID workspace, Actor actor) {
        int added = jdbi.withHandle(handle -> handle.createUpdate("""
                        INSERT INTO account.user_identities (issuer, subject, workspace_id, created_at)
                        VALUES (:issuer, :subject, :workspace, :now) ON CONFLICT DO NOTHING""")
                .bind("issuer", person.issuer())
                .bind("subject", person.subject())
                .bind("workspace", workspace)
                .bind("now", clock.instant())
                .execute());
        if (added > 0) {
            Map<String, String> identity = Map.of("issuer", person.issuer(), "subject", person.subject());
            audit.append(actor, "identity.link", workspace, person.subject(), null, identity);
        }
    }
}
