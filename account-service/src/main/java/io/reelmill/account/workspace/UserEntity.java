package io.reelmill.account.workspace;

import io.reelmill.contracts.account.AccountApi.User;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of users. */
@Entity(name = "User")
@Table(schema = "account", name = "users")
class UserEntity {

    @Id
    UUID id;

    @Column(nullable = false, unique = true)
    String email;

    @Column(nullable = false)
    String name;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    User user() {
        return new User(id, email, name, createdAt);
    }
}
