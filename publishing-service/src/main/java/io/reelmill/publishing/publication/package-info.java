/**
 * Publications: what is to be posted where and when. A publication has a target for each account; a target is {@code
 * scheduled}, then {@code sending}, then {@code sent} (the platform is at work) or {@code unknown} (it has to be asked), and
 * in the end {@code published} or {@code failed}.
 */
package io.reelmill.publishing.publication;
