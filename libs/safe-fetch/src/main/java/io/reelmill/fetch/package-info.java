/**
 * The only way to external servers: which URLs and addresses may be requested ({@link io.reelmill.fetch.UrlPolicy},
 * {@link io.reelmill.fetch.AddressPolicy}), and a client that requests them within limits on size, time and redirects
 * ({@link io.reelmill.fetch.SafeFetch}). All URLs from clients' input are fetched through it.
 */
package io.reelmill.fetch;
