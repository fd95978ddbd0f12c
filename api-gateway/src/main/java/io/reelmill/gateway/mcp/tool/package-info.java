/**
 * Tools: each is an endpoint under another name. Its work is the endpoint's own method, called in this process; its schemas are
 * the endpoint's of the OpenAPI document; its errors are tool errors with the API's error body.
 */
package io.reelmill.gateway.mcp.tool;
