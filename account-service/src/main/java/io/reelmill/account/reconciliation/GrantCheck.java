package io.reelmill.account.reconciliation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Compares grants with the ledger: each has its transfer, and what is left of all is what the balances and reservations say. */
final class GrantCheck {

    List<Finding> run(Handle snapshot) {
        List<Finding> findings = new ArrayList<>(withoutTransfer(snapshot));
        findings.addAll(differingFromBalances(snapshot));
        return findings;
    }

    /** Grants that the introduction of grants made of former balances have no transfer of their own. */
    private static List<Finding> withoutTransfer(Handle snapshot) {
        return snapshot.createQuery("""
                        SELECT g.id, g.workspace_id, g.reference, g.amount, -t.issued AS issued
                          FROM account.grants g
                          LEFT JOIN account.transfers t
                                 ON t.workspace_id = g.workspace_id AND t.reference = g.reference AND t.kind = 'issue'
                         WHERE -t.issued IS DISTINCT FROM g.amount AND g.reference NOT LIKE 'migrated:%'""")
                .map((row, context) -> {
                    Map<String, Object> evidence = new LinkedHashMap<>();
                    evidence.put("grant", row.getString("reference"));
                    evidence.put("creditsOfTheGrant", row.getLong("amount"));
                    evidence.put("creditsOfTheTransfer", row.getObject("issued"));
                    return new Finding(
                            BreakKind.GRANT_WITHOUT_TRANSFER,
                            row.getObject("workspace_id", UUID.class),
                            row.getString("id"),
                            evidence);
                })
                .list();
    }

    private static List<Finding> differingFromBalances(Handle snapshot) {
        return snapshot.createQuery("""
                        SELECT * FROM (
                            SELECT b.workspace_id, b.regular + coalesce(held.regular, 0) AS regular,
                                   b.non_expiring + coalesce(held.lasting, 0) AS lasting,
                                   coalesce(g.regular, 0) AS granted_regular, coalesce(g.lasting, 0) AS granted_lasting
                              FROM account.balances b
                              LEFT JOIN (SELECT workspace_id, sum(from_regular) AS regular,
                                                sum(credits - from_regular) AS lasting
                                           FROM account.reservations WHERE state = 'pending' GROUP BY workspace_id) held
                                USING (workspace_id)
                              LEFT JOIN (SELECT workspace_id, sum(remaining) FILTER (WHERE account = 'regular') AS regular,
                                                sum(remaining) FILTER (WHERE account = 'non_expiring') AS lasting
                                           FROM account.grants WHERE remaining > 0 GROUP BY workspace_id) g
                                USING (workspace_id)) sums
                         WHERE (regular, lasting) <> (granted_regular, granted_lasting)""")
                .map((row, context) -> {
                    Map<String, Object> evidence = new LinkedHashMap<>();
                    evidence.put("regularByBalance", row.getLong("regular"));
                    evidence.put("regularByGrants", row.getLong("granted_regular"));
                    evidence.put("nonExpiringByBalance", row.getLong("lasting"));
                    evidence.put("nonExpiringByGrants", row.getLong("granted_lasting"));
                    return new Finding(
                            BreakKind.GRANTS_DIFFER_FROM_BALANCES,
                            row.getObject("workspace_id", UUID.class),
                            row.getString("workspace_id"),
                            evidence);
                })
                .list();
    }
}
