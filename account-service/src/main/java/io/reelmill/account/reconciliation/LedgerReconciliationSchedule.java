package io.reelmill.account.reconciliation;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Reconciles once a day and shows how many breaks are open as {@code ledger_breaks}. Any number of replicas may do so at once. */
@Singleton
class LedgerReconciliationSchedule {

    private final LedgerReconciliation reconciliation;

    LedgerReconciliationSchedule(LedgerReconciliation reconciliation) {
        this.reconciliation = reconciliation;
    }

    void register(@Observes StartupEvent event, MeterRegistry meters, BreakStore breaks) {
        meters.gauge(MetricNames.LEDGER_BREAKS, breaks, BreakStore::countOpen);
    }

    @Scheduled(cron = "${reelmill.reconciliation.cron:0 30 3 * * ?}", concurrentExecution = ConcurrentExecution.SKIP)
    void run() {
        reconciliation.run();
    }
}
