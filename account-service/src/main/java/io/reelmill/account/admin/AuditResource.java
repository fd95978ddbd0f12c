package io.reelmill.account.admin;

import io.reelmill.account.audit.AuditEntry;
import io.reelmill.account.audit.AuditFilter;
import io.reelmill.account.audit.AuditLog;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.UUID;

/** The audit log, to be read. */
@Path("/admin/audit")
@RolesAllowed(Operator.ROLE)
class AuditResource {

    /** @param nextCursor for the next page, or null */
    record Page(List<AuditEntry> entries, Long nextCursor) {}

    private final AuditLog audit;

    AuditResource(AuditLog audit) {
        this.audit = audit;
    }

    /** Entries, newest first; every parameter may be left out. */
    @GET
    public Page list(
            @QueryParam("workspace") String workspace,
            @QueryParam("actor") String actor,
            @QueryParam("action") String action,
            @QueryParam("from") String from,
            @QueryParam("to") String to,
            @QueryParam("cursor") String cursor,
            @QueryParam("limit") String limit) {
        int size = PageSize.of(limit);
        List<AuditEntry> found = audit.find(new AuditFilter(
                id(workspace), actor, action, time("from", from), time("to", to), number(cursor), size + 1));
        boolean more = found.size() > size;
        List<AuditEntry> page = more ? found.subList(0, size) : found;
        return new Page(page, more ? page.get(size - 1).id() : null);
    }

    private static UUID id(String text) {
        try {
            return text == null ? null : UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw new InvalidFieldException("workspace", "workspace must be a UUID");
        }
    }

    private static Instant time(String field, String text) {
        try {
            return text == null ? null : Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new InvalidFieldException(field, field + " must be an ISO 8601 time such as 2026-11-01T00:00:00Z");
        }
    }

    private static Long number(String cursor) {
        if (cursor == null) {
            return null;
        }
        if (!cursor.matches("\\d{1,18}")) {
            throw new InvalidFieldException("cursor", "cursor must be nextCursor of the page before");
        }
        return Long.valueOf(cursor);
    }
}
