-- How much of an invoice's money went back by refunds and disputes, as it is shown to the customer.
ALTER TABLE ${schema}.invoices
    ADD COLUMN amount_returned bigint NOT NULL DEFAULT 0 CHECK (amount_returned BETWEEN 0 AND amount);
UPDATE ${schema}.invoices i SET amount_returned = i.amount - least(i.amount, kept.amount)
  FROM (SELECT p.invoice_id, sum(greatest(0, i.amount - p.refunded - (
                   SELECT coalesce(sum(d.amount), 0) FROM ${schema}.payment_disputes d
                    WHERE d.payment_id = p.id AND d.status IN ('open', 'lost')))) AS amount
          FROM ${schema}.payments p JOIN ${schema}.invoices i ON i.id = p.invoice_id
         WHERE p.status IN ('succeeded', 'refunded', 'disputed') GROUP BY p.invoice_id) kept
 WHERE kept.invoice_id = i.id AND i.status = 'paid';
