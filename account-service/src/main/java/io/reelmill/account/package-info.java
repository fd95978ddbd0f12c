/** The account-service: who may use Reelmill, on which plan, and the credits they have. It shows itself to other services only. */
package io.reelmill.account;
