// The same request for other hands. The key is never written into a snippet.
const quoted = text => JSON.stringify(text);
const capital = name => name[0].toUpperCase() + name.slice(1);

const curl = (body, origin) => `curl ${origin}/api/public/v3/render \\
  -H "key: $REELMILL_KEY" -H "Content-Type: application/json" \\
  -d ${"'" + JSON.stringify(body, null, 2).replaceAll("'", "'\\''") + "'"}`;

function javaValue(value) {
  if (Array.isArray(value)) return `List.of(${value.map(javaValue).join(', ')})`;
  if (value !== null && typeof value === 'object') {
    return `Map.of(${Object.entries(value).flatMap(([name, inner]) => [quoted(name), javaValue(inner)]).join(', ')})`;
  }
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** The models have a method for each field; what is an object inside goes in by its name. */
const javaCall = (field, value) => JSON.stringify(value).includes('{"') ? `.with(${quoted(field)}, ${javaValue(value)})` : `.${field}(${javaValue(value)})`;

const JAVA_BLOCKS = ['source', 'media', 'voice', 'captions', 'music', 'avatar', 'options', 'render'];

function java(body, origin) {
  const lines = Object.entries(body).map(([name, value]) => JAVA_BLOCKS.includes(name)
    ? `    .${name}(new RenderRequest.${capital(name)}()${Object.entries(value).map(([field, inner]) => `\n        ${javaCall(field, inner)}`).join('')})`
    : `    ${javaCall(name, value)}`);
  return `Reelmill reelmill = Reelmill.connect(${quoted(origin)}, System.getenv("REELMILL_KEY"));
RenderRequest request = new RenderRequest()
${lines.join('\n')};
Status film = reelmill.renderAndWait(request);
System.out.println(film.videoUrl());`;
}

const typescript = (body, origin) => `import { Reelmill } from "@reelmill/sdk";

const reelmill = new Reelmill({ url: ${quoted(origin)}, key: process.env.REELMILL_KEY! });
const film = await reelmill.renderAndWait(${JSON.stringify(body, null, 2)});
console.log(film.videoUrl);`;

const mcp = (body, origin) => `POST ${origin}/api/mcp

${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'render_video', arguments: body } }, null, 2)}`;

export const SNIPPETS = { curl, Java: java, TypeScript: typescript, MCP: mcp };
