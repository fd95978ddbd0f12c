package io.reelmill.gateway.mcp.tool;

import java.util.List;

/** Tools of one kind. */
interface ToolSet {

    List<Tool> tools();
}
