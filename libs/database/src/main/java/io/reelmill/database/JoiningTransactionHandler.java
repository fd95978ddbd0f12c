package io.reelmill.database;

import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.transaction.CMTTransactionHandler;
import org.jdbi.v3.core.transaction.LocalTransactionHandler;
import org.jdbi.v3.core.transaction.TransactionHandler;

/** Leaves commit and rollback to the thread's JTA transaction where there is one, and does them itself elsewhere. */
final class JoiningTransactionHandler extends LocalTransactionHandler {

    private final TransactionManager transactions;
    private final TransactionHandler joined = new CMTTransactionHandler();

    JoiningTransactionHandler(TransactionManager transactions) {
        this.transactions = transactions;
    }

    @Override
    public TransactionHandler specialize(Handle handle) throws SQLException {
        if (!hasTransaction()) {
            return super.specialize(handle);
        }
        // The transaction outlives this handle, so closing the handle must not end it.
        handle.getConfig(Handles.class).setForceEndTransactions(false);
        return joined;
    }

    private boolean hasTransaction() throws SQLException {
        try {
            return transactions.getStatus() != Status.STATUS_NO_TRANSACTION;
        } catch (SystemException e) {
            throw new SQLException("the state of the transaction is unknown", e);
        }
    }
}
