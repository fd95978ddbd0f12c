/**
 * The only door to the outside: which URLs and addresses may be called at all ({@link io.reelmill.fetch.UrlPolicy}, {@link
 * io.reelmill.fetch.AddressPolicy}), and a client that calls them within caps on size, time and redirects ({@link
 * io.reelmill.fetch.SafeFetch}). Whatever a client's text leads to is fetched through here.
 */
package io.reelmill.fetch;
