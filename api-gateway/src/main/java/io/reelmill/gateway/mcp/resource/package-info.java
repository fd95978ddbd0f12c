/** Resources: projects and what their films look like, so that an agent can judge what it has made. */
package io.reelmill.gateway.mcp.resource;
