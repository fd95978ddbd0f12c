import { Connection, sleep } from "./connection.ts";
import type { RetryPolicy } from "./connection.ts";
import { RenderFailedError } from "./errors.ts";
import type {
  Account,
  ClonedVoice,
  DeletedCharacter,
  DeletedMedia,
  DeletedProject,
  DeletedVoice,
  Estimate,
  Exported,
  MadeCharacter,
  MadeVoice,
  MediaFile,
  MediaFileList,
  NewCharacter,
  NewVoice,
  Project,
  ProjectList,
  PublishRequest,
  Renamed,
  RenderAccepted,
  RenderRequest,
  SavedCharacter,
  Status,
  Storyboard,
  UploadedMedia,
  VoiceList,
} from "./models.ts";

export interface ReelmillOptions {
  /** Address of the installation, such as `http://localhost:8080`. */
  url: string;
  /** API key of the workspace. */
  key: string;
  retries?: Partial<RetryPolicy>;
  /** In place of the global one. */
  fetch?: typeof fetch;
}

export interface WaitOptions {
  /** Is told each time that something has changed. */
  onProgress?: (status: Status) => void;
  signal?: AbortSignal;
}

const FIRST_LOOK_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * A client of one workspace. Calls that may succeed next time are repeated by themselves, and are done once however often they are
 * repeated. Every method fails with an `ApiError` for what the API refuses.
 */
export class Reelmill {
  readonly #connection: Connection;

  constructor(options: ReelmillOptions) {
    this.#connection = new Connection(options.url, options.key, options.retries, options.fetch);
  }

  /** Starts a render, for credits. */
  render(request: RenderRequest): Promise<RenderAccepted> {
    return this.call("POST", "/render", request);
  }

  /** Starts a render and waits for its end; fails with a `RenderFailedError` when that is an error. */
  async renderAndWait(request: RenderRequest, options: WaitOptions = {}): Promise<Status> {
    return this.wait((await this.render(request)).pid, options);
  }

  /** Waits for the end of a render that was started before, like `renderAndWait`. */
  async wait(pid: string, { onProgress, signal }: WaitOptions = {}): Promise<Status> {
    let pause = FIRST_LOOK_MS;
    let before: Status | undefined;
    for (;;) {
      const status = await this.status(pid, signal);
      if (before?.progress !== status.progress || before?.status !== status.status) onProgress?.(status);
      before = status;
      if (status.status === "ready") return status;
      if (status.status === "error") throw new RenderFailedError(status);
      await sleep(pause, signal);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
    }
  }

  /** What a render would reserve. Spends nothing. */
  estimate(request: RenderRequest): Promise<Estimate> {
    return this.call("POST", "/calculate-credits", request);
  }

  status(pid: string, signal?: AbortSignal): Promise<Status> {
    return this.#connection.call("GET", `/status?pid=${encodeURIComponent(pid)}`, undefined, signal);
  }

  /** How a film is made: its shots with their words, its stages, its request. */
  storyboard(pid: string, output = 0): Promise<Storyboard> {
    return this.#connection.call("GET", `/storyboard?pid=${encodeURIComponent(pid)}&output=${output}`);
  }

  /** The projects of the workspace, newest first, fetched page by page as they are read. */
  async *projects(filter: { status?: string; workflow?: string; limit?: number } = {}): AsyncGenerator<Project> {
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...filter, cursor })) {
        if (value !== undefined && value !== null) query.set(name, String(value));
      }
      const page: ProjectList = await this.call("GET", `/projects?${query}`);
      yield* page.projects;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  rename(pid: string, name: string): Promise<Renamed> {
    return this.call("POST", "/rename-project", { pid, name });
  }

  /** Deletes a project that has ended, with its films. */
  delete(pid: string): Promise<DeletedProject> {
    return this.call("DELETE", `/projects?pid=${encodeURIComponent(pid)}`);
  }

  /** Exports a finished project, for credits. */
  export(pid: string): Promise<Exported> {
    return this.call("POST", "/export-video", { pid });
  }

  /** Uploads a picture, a video or sound; the address in the answer can be named in requests. */
  upload(file: Blob, fileName: string): Promise<UploadedMedia> {
    return this.call("POST", `/media?fileName=${encodeURIComponent(fileName)}`, file);
  }

  /** Uploaded files that are still kept, newest first. */
  async uploads(): Promise<MediaFile[]> {
    return (await this.call<MediaFileList>("GET", "/media")).files;
  }

  deleteUpload(id: string): Promise<DeletedMedia> {
    return this.call("DELETE", `/media?id=${encodeURIComponent(id)}`);
  }

  characters(): Promise<SavedCharacter[]> {
    return this.call("GET", "/consistent-characters");
  }

  createCharacter(character: NewCharacter): Promise<MadeCharacter> {
    return this.call("POST", "/consistent-characters", character);
  }

  deleteCharacter(id: string): Promise<DeletedCharacter> {
    return this.call("DELETE", `/consistent-characters?id=${encodeURIComponent(id)}`);
  }

  cloneVoice(voice: NewVoice): Promise<MadeVoice> {
    return this.call("POST", "/voice-clone", voice);
  }

  async voices(): Promise<ClonedVoice[]> {
    return (await this.call<VoiceList>("GET", "/voice-clone")).voices;
  }

  deleteVoice(voiceId: string): Promise<DeletedVoice> {
    return this.call("DELETE", `/voice-clone?voiceId=${encodeURIComponent(voiceId)}`);
  }

  /** Puts a video into the queue of a channel. */
  schedule(request: PublishRequest): Promise<Record<string, unknown>> {
    return this.call("POST", "/add-to-queue", request);
  }

  /** Publishes a video at once. */
  publishNow(request: PublishRequest): Promise<Record<string, unknown>> {
    return this.call("POST", "/publish-now", request);
  }

  account(): Promise<Account> {
    return this.call("GET", "/me");
  }

  /** Any call, also one that this client has no method for; `path` is below `/api/public/v3`, with its query. */
  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.#connection.call(method, path, body);
  }
}
