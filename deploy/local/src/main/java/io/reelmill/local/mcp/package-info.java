/** The MCP endpoint of a suite for clients that only speak to programs, by standard input and output. */
package io.reelmill.local.mcp;
