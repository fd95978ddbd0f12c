// A film in ten lines. The end-to-end test runs it with Node 22.
import { Reelmill } from "./src/index.ts";

const reelmill = new Reelmill({ url: process.env.REELMILL_URL!, key: process.env.REELMILL_KEY! });
const request = {
  workflow: "script-to-video",
  source: { text: "Cats purr at 25 hertz. It calms them, and us." },
  render: { resolution: "720p", frameRate: 10 },
};
console.log(`costs at most ${(await reelmill.estimate(request)).credits} credits`);
const film = await reelmill.renderAndWait(request, { onProgress: (status) => console.log(`${status.progress} %`) });
console.log(film.videoUrl);
