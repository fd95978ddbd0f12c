/**
 * Invoices: their states, the moves between them and their rows. What they bill is the matter of other packages. They move with money
 * by the SQL of {@link io.reelmill.account.invoice.InvoiceStore} and are listed as records.
 */
package io.reelmill.account.invoice;
