package io.reelmill.account.workspace;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.UUID;

/** Users. Callers hold the transaction. */
@Singleton
class UserRepository implements PanacheRepositoryBase<UserEntity, UUID> {

    /** The user with this e-mail address, made when there is none. Of two calls at the same time one makes it. */
    UserEntity findOrCreate(String email, String name, Instant now) {
        getEntityManager()
                .createQuery("INSERT INTO User (id, email, name, createdAt) VALUES (:id, :email, :name, :at)"
                        + " ON CONFLICT (email) DO NOTHING")
                .setParameter("id", UUID.randomUUID())
                .setParameter("email", email)
                .setParameter("name", name)
                .setParameter("at", now)
                .executeUpdate();
        return find("email", email).singleResult();
    }
}
