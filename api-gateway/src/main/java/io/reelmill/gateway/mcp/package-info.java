/**
 * {@code POST /api/mcp}: the API for agents, by the Model Context Protocol. The route admits a call as any other endpoint does;
 * tools, resources and prompts are in packages of their own. Nothing is kept in a session that the database does not have, so
 * any replica goes on with what another one began.
 */
package io.reelmill.gateway.mcp;
