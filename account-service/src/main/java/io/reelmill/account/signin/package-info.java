/** Customers who sign in at an OpenID Connect issuer, and the keys that they get for it. */
package io.reelmill.account.signin;
