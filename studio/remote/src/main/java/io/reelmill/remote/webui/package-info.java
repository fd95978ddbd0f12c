/** The Stable Diffusion web UI of AUTOMATIC1111 and those that speak its API. Source: its {@code /docs} page. */
package io.reelmill.remote.webui;
