/**
 * Credits held for work under way. A reservation ends once: by a settlement, by the end of its render, or by time; the
 * first of them stands.
 */
package io.reelmill.account.reservation;
