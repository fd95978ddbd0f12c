/** Prompts: a brief for each workflow, and the names that complete their arguments. */
package io.reelmill.gateway.mcp.prompt;
