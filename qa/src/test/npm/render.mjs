// Renders a film through the official MCP client; prints what it saw as JSON.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const { REELMILL_URL, REELMILL_KEY } = process.env;
const client = new Client({ name: "reelmill-test", version: "1" }, { capabilities: { elicitation: { form: {} } } });
const asked = [];
client.setRequestHandler(ElicitRequestSchema, async (request) => {
  asked.push(request.params.message);
  return { action: "accept", content: {} };
});
await client.connect(
  new StreamableHTTPClientTransport(new URL("/api/mcp", REELMILL_URL), {
    requestInit: { headers: { Authorization: `Bearer ${REELMILL_KEY}` } },
  }),
);
const { tools } = await client.listTools();
const request = {
  workflow: "script-to-video",
  source: { text: "Cats purr at 25 hertz. It calms them, and us." },
  render: { resolution: "720p", frameRate: 6 },
};
const price = (await client.callTool({ name: "calculate_credits", arguments: request })).structuredContent.credits;
const started = (await client.callTool({ name: "render_video", arguments: request })).structuredContent;
const progress = [];
let status;
do {
  const result = await client.callTool(
    { name: "wait_for_project", arguments: { pid: started.pid, timeoutSeconds: 40 } },
    undefined,
    { onprogress: (step) => progress.push(step.progress), timeout: 120_000 },
  );
  status = result.structuredContent;
} while (status.status === "building" || status.status === "rendering");
const read = async (what) => (await client.readResource({ uri: `reelmill://projects/${started.pid}${what}` })).contents[0];
const refused = await client.callTool({ name: "get_project_status", arguments: { pid: 7 } });
const result = {
  tools: tools.map((tool) => tool.name),
  asked,
  price,
  status,
  progress,
  frames: (await read("/frames")).blob,
  cover: (await read("/cover")).blob.length,
  storyboard: JSON.parse((await read("/storyboard")).text),
  refused: { isError: refused.isError, field: refused.structuredContent.field },
};
console.log(JSON.stringify(result));
await client.close();
