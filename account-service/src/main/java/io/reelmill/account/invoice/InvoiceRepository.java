package io.reelmill.account.invoice;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;

/** Invoices as records to be listed. */
@Singleton
class InvoiceRepository implements PanacheRepositoryBase<InvoiceEntity, UUID> {

    /**
     * The invoices of a workspace, newest first.
     *
     * @param before only those with a lower number
     */
    @Transactional
    List<InvoiceEntity> list(UUID workspace, long before, int limit) {
        return find("workspaceId = ?1 AND number < ?2 ORDER BY number DESC", workspace, before)
                .page(0, limit)
                .list();
    }
}
