import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ApiError, NotGenuineError, Reelmill, RenderFailedError, verifyWebhook } from "../src/index.ts";

type Answer = [status: number, body: unknown, headers?: Record<string, string>];
type Call = { url: string; headers: Record<string, string>; body: string };

const film = { workflow: "prompt-to-video", source: { prompt: "Why do cats purr?" }, fieldOfTomorrow: 7 };
const accepted: Answer = [200, { success: 1, pid: "p1", creditsReserved: 26, fieldOfTomorrow: {} }];
const away: Answer = [503, { success: 0, error: "away", code: "unavailable" }];

function client(...answers: Answer[]): { reelmill: Reelmill; calls: Call[] } {
  const calls: Call[] = [];
  const fakeFetch = async (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), headers: init.headers as Record<string, string>, body: String(init.body) });
    const [status, body, headers = {}] = answers.shift()!;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
  };
  const retries = { firstPauseMs: 1, longestPauseMs: 2_000 };
  return { reelmill: new Reelmill({ url: "http://x/", key: "the key", retries, fetch: fakeFetch as typeof fetch }), calls };
}

test("sends what was set under a key of its own, and ignores what it does not know", async () => {
  const { reelmill, calls } = client(accepted);
  assert.equal((await reelmill.render(film)).creditsReserved, 26);
  assert.equal(calls[0]!.url, "http://x/api/public/v3/render");
  assert.equal(calls[0]!.headers["key"], "the key");
  assert.ok(calls[0]!.headers["idempotency-key"]);
  assert.deepEqual(JSON.parse(calls[0]!.body), film);
});

test("repeats a call under the same idempotency key until it succeeds", async () => {
  const limited: Answer = [429, { code: "rate_limited" }, { "retry-after": "1" }];
  const { reelmill, calls } = client(away, limited, [502, "<html>a proxy</html>"], accepted);
  await reelmill.render(film);
  assert.equal(calls.length, 4);
  assert.equal(new Set(calls.map((call) => call.headers["idempotency-key"])).size, 1);
});

test("gives up after its retries, and when it would have to wait too long", async () => {
  const tired = client(away, away, away, away);
  await assert.rejects(tired.reelmill.account(), { code: "unavailable" });
  assert.equal(tired.calls.length, 4);
  const patient = client([429, { code: "rate_limited" }, { "retry-after": "3600" }]);
  await assert.rejects(patient.reelmill.account(), { status: 429 });
  assert.equal(patient.calls.length, 1);
});

test("tells all that is wrong with a request, and does not repeat it", async () => {
  const errors = [{ field: "voice.speed", code: "bounds", message: "voice.speed must lie between 0.5 and 2" }];
  const body = { success: 0, error: errors[0]!.message, code: "validation_error", field: "voice.speed", errors };
  const { reelmill, calls } = client([400, body]);
  await assert.rejects(reelmill.render(film), (error: ApiError) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.status, error.field, error.errors], [400, "voice.speed", errors]);
    return true;
  });
  assert.equal(calls.length, 1);
});

test("follows a render to its end", async () => {
  const { reelmill } = client(
    accepted,
    [200, { pid: "p1", status: "building", progress: 10 }],
    [200, { pid: "p1", status: "ready", progress: 100, videoUrl: "http://v" }],
  );
  const progress: number[] = [];
  const done = await reelmill.renderAndWait(film, { onProgress: (status) => progress.push(status.progress) });
  assert.equal(done.videoUrl, "http://v");
  assert.deepEqual(progress, [10, 100]);
});

test("throws what a render failed of", async () => {
  const { reelmill } = client(accepted, [200, { pid: "p1", status: "error", progress: 4, error: "no such page" }]);
  await assert.rejects(reelmill.renderAndWait(film), RenderFailedError);
});

test("fetches pages as they are read", async () => {
  const { reelmill, calls } = client(
    [200, { projects: [{ pid: "a" }, { pid: "b" }], nextCursor: "b" }],
    [200, { projects: [{ pid: "c" }], nextCursor: null }],
  );
  const pids: string[] = [];
  for await (const project of reelmill.projects({ status: "ready" })) pids.push(project.pid);
  assert.deepEqual(pids, ["a", "b", "c"]);
  assert.equal(calls[1]!.url, "http://x/api/public/v3/projects?status=ready&cursor=b");
});

test("verifies webhooks", async () => {
  // The example of the Standard Webhooks specification.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = '{"test": 2432232314}';
  const headers = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  };
  assert.deepEqual(await verifyWebhook(secret, headers, body, 1614265340), { test: 2432232314 });
  await assert.rejects(verifyWebhook(secret, headers, body + " ", 1614265340), NotGenuineError);
  await assert.rejects(verifyWebhook(secret, headers, body, 1614269999), NotGenuineError);
  await assert.rejects(verifyWebhook(secret, {}, body, 1614265340), NotGenuineError);
});

test("verifies webhooks as the quick start shows", async () => {
  const guide = await readFile(new URL("../../../docs/quickstart.md", import.meta.url), "utf8");
  const snippet = /```ts\n(const event = await verifyWebhook\([^`]+)```/.exec(guide)![1]!;
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const receive = new AsyncFunction("verifyWebhook", "secret", "request", "body", `${snippet}\nreturn event;`);
  const key = Buffer.from("a secret of the quick start");
  const body = '{"event": "render.finished"}';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(`msg_1.${timestamp}.${body}`).digest("base64");
  const headers = { "webhook-id": "msg_1", "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
  const secret = `whsec_${key.toString("base64")}`;
  assert.deepEqual(await receive(verifyWebhook, secret, { headers }, body), { event: "render.finished" });
  await assert.rejects(receive(verifyWebhook, secret, { headers }, body + " "), NotGenuineError);
});
