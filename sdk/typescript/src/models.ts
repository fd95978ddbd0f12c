// Generated from the OpenAPI document by sdk/generator; do not edit.

/** One of the known values; a newer service may have others. */
export type Open<Known extends string> = Known | (string & {});

/** Account, credits and usage. */
export interface Account {
  success: number;
  email: string;
  totalCredits: number;
  user: AccountUser;
  workspace: AccountWorkspace;
  credits: AccountCredits;
  subscription: AccountSubscription;
  usage: AccountUsage;
}

export interface AccountUser {
  id?: string;
  email?: string;
  name?: string;
  createdAt?: string;
}

export interface AccountWorkspace {
  id?: string;
  name?: string;
  webhookSecretHint?: string | null;
}

export interface AccountCredits {
  regular?: number;
  nonExpiring?: number;
  total?: number;
  reserved?: number;
  /**
   * Credits that are owed for a purchase that was charged back after they had been spent; nothing is started
   * until they are paid.
   */
  debt?: number;
}

export interface AccountSubscription {
  plan?: Open<"free" | "hobby" | "growth" | "elite" | "enterprise">;
  status?: Open<"trialing" | "active" | "past_due" | "canceled">;
  renewsAt?: string | null;
  monthlyCredits?: number;
  /** Days for which a finished film is kept; null: for ever. */
  filmRetentionDays?: number | null;
}

export interface AccountUsage {
  periodStart?: string;
  rendersThisPeriod?: number;
  creditsThisPeriod?: number;
  clonedVoices?: number;
  clonedVoicesLimit?: number;
  byDay?: AccountUsageByDayItem[];
}

export interface AccountUsageByDayItem {
  date?: string;
  renders?: number;
  credits?: number;
}

/** An account to connect. */
export interface AccountOrder {
  platform: Open<"tiktok" | "youtube" | "instagram" | "webhook" | "platform_a" | "platform_b" | "platform_c">;
  /** id at the platform; the URL of a webhook */
  externalId: string;
  username?: string;
  /** required but for a webhook */
  accessToken?: string;
  refreshToken?: string;
  expiresAt?: string;
  /** defaults of this account, such as privacy_level */
  settings?: Record<string, unknown>;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** Somebody else's work that is seen in a video: of a stock library, or a picture of an article. */
export interface Attribution {
  /** What it is, as its source names it. */
  work: string;
  /** Who made it; empty where the source does not tell. */
  author: string;
  /** The library or publication. */
  source: string;
  /** Page of the work; empty where it has none. */
  url: string;
}

export interface Authorization {
  success: number;
  authorizationUrl: string;
  expiresAt: string;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** Which account is to be connected. */
export interface AuthorizationOrder {
  /** tiktok, youtube or instagram */
  platform?: string;
  /** of the account that is to be connected again */
  accountId?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface AutoTopUp {
  success: number;
  enabled: boolean;
  threshold: number;
  target: number | null;
  pack: string;
  dailyCap: number;
  /** Since when nothing is bought because a payment failed */
  pausedAt: string | null;
  /** payment_declined, payment_refunded, payment_disputed, payment_method_required or unknown_pack */
  pauseReason: string | null;
}

export interface AutoTopUpChange {
  /** Whether credits are bought */
  enabled: boolean;
  /** Credits below which is bought */
  threshold: number;
  /** Credits to be reached, above the threshold; without it one pack is bought at a time */
  target?: number | null;
  /** Name of the pack; the usual one without it */
  pack?: string | null;
  /** Most credits bought within 24 hours, at least one pack */
  dailyCap: number;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A channel. */
export interface Channel {
  success?: number;
  id: string;
  name: string;
  timeZone: string;
  slots: Slot[];
  accounts: PlatformAccount[];
  createdAt: string;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** What a channel is to be; what is left out stays as it is. */
export interface ChannelChange {
  name?: string;
  /** IANA name; UTC when a new channel has none */
  timeZone?: string;
  slots?: Slot[];
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The channels of the workspace. */
export interface Channels {
  success: number;
  channels: Channel[];
}

/** A saved consistent character. */
export interface SavedCharacter {
  id: string;
  name: string;
  description: string;
  /** As it was given when the character was made. */
  imageUrl: string;
  /** Of the image. */
  contentType: string;
  /** avatar: made of one image; lora: trained. */
  source: Open<"avatar" | "lora">;
  /**
   * training: a service still trains it, and it cannot be used yet; ready: it can be used; failed: it could
   * not be trained, and is an avatar.
   */
  status: Open<"training" | "ready" | "failed">;
  /** Why it could not be trained. */
  error?: string;
  createdAt: string;
}

/** A cloned voice. */
export interface ClonedVoice {
  voiceId: string;
  name: string;
  description: string | null;
  /** A WAV in which it is heard; null when it could not speak yet. */
  previewUrl: string | null;
  /** Tag of the only language that it speaks; null when it speaks many. */
  language: string | null;
  createdAt: string;
}

/** A new key. */
export interface CreatedKey {
  success: number;
  info: KeyInfo;
  /**
   * Null in a repeated answer: keys are not kept, only their hashes. A key that was lost is replaced by
   * rotating it.
   */
  key: string | null;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** A movement of credits with the balances after it. */
export interface CreditMovement {
  /** Place among the movements of the workspace. */
  sequence: number;
  time: string;
  kind: Open<"grant" | "hold" | "charge" | "release" | "refund" | "expiry" | "revocation" | "restoration" | "debt_payment">;
  /** By which the spendable credits change. */
  credits: number;
  /** Credits that work was charged with, below 0 where they were given back. */
  charged: number;
  /** Spendable credits after it. */
  balance: number;
  /** Credits on hold after it. */
  reserved: number;
  /** Credits that are owed after it. */
  debt: number;
  /** The grant that was given, taken back or given back. */
  grant: string | null;
  /** The grants that a charge used or a refund went back to. */
  grants: CreditMovementGrant[];
  reservation: string | null;
  pid: string | null;
  invoice: string | null;
  description: string;
}

export interface CreditMovementGrant {
  grant?: string;
  category?: string;
  credits?: number;
}

/** A purchase as it stands. */
export interface CreditPackBought {
  success: number;
  status: Open<"open" | "paid" | "void" | "action_required">;
  invoice: CreditPackBoughtInvoice;
  credits: CreditPackBoughtCredits;
}

export interface CreditPackBoughtInvoice {
  id: string;
  number: string;
  status: Open<"open" | "paid" | "void" | "action_required">;
  /** In minor units of the currency. */
  amount: number;
  currency: string;
  credits: number;
  createdAt: string;
  /** Where the customer authenticates the payment. */
  url: string | null;
}

export interface CreditPackBoughtCredits {
  regular: number;
  nonExpiring: number;
  total: number;
  reserved: number;
  debt: number;
}

/** What is to be bought. */
export interface CreditPackOrder {
  source: Open<"auto_topup">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A page of movements of credits. */
export interface CreditStatement {
  success: number;
  /** Credits after the last movement up to a time. */
  balance: CreditStatementBalance;
  lines: CreditMovement[];
  nextCursor: string | null;
}

/** Credits after the last movement up to a time. */
export interface CreditStatementBalance {
  asOf: string;
  regular: number;
  nonExpiring: number;
  /** Credits that can be spent. */
  total: number;
  reserved: number;
  debt: number;
}

/** What was deleted. */
export interface Deleted {
  success: number;
  deleted: string;
}

/** Which character is gone. */
export interface DeletedCharacter {
  success: number;
  /** Its id. */
  deleted: string;
  source: Open<"avatar" | "lora">;
}

/** Which file is gone. */
export interface DeletedMedia {
  success: number;
  /** Its id. */
  deleted: string;
}

/** Which project is gone. */
export interface DeletedProject {
  success: number;
  /** Its pid. */
  deleted: string;
}

/** Which voice is gone. */
export interface DeletedVoice {
  success: number;
  /** Its id. */
  deleted: string;
}

/** The live description. */
export interface Description {
  success: number;
  version: string;
  workflows: Array<Record<string, unknown>>;
  parameterReference: Record<string, unknown>;
  examples: Record<string, unknown>;
  additionalEndpoints: Array<Record<string, unknown>>;
  compatibility: Record<string, unknown>;
}

/** What every failed call is answered with. */
export interface ErrorBody {
  success: number;
  error: string;
  code: string;
  field: string | null;
  errors: Violation[];
  requestId: string;
  docs: string;
}

/** The breakdown adds up to credits. */
export interface Estimate {
  success: number;
  credits: number;
  creditsEstimate: number;
  outputs: number;
  breakdown: Line[];
  pricingVersion: string;
  assumptions: string[];
  warnings: string[];
}

/** Which project, and what is to be different in the file. The values are those of a render request. */
export interface Export {
  pid: string;
  fileName?: string;
  aspectRatio?: Open<"9:16" | "16:9" | "1:1" | "4:5" | "auto">;
  render?: ExportRender;
  captions?: ExportCaptions;
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface ExportRender {
  resolution?: Open<"720p" | "1080p" | "4k">;
  compression?: number;
  frameRate?: number;
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface ExportCaptions {
  enabled?: boolean;
  preset?: string;
  position?: Open<"top" | "middle" | "bottom">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** An export of a project. */
export interface ExportEntry {
  exportId: string;
  status: Open<"rendering" | "ready" | "error">;
  progress: number;
  /** Null until it is ready and when the film of its project has expired. */
  url: string | null;
  videoUrl: string | null;
  width?: number | null;
  height?: number | null;
  durationSeconds?: number | null;
  sizeBytes?: number | null;
  /** What was ordered. */
  options: Record<string, unknown>;
  creditsUsed: number;
  error: string | null;
  errorCode: string | null;
  warnings: string[];
  createdAt: string;
  finishedAt: string | null;
}

/**
 * The file of a project. What a call answers that could not wait for it has `success`, `pid`, `exportId` and
 * `status` alone.
 */
export interface Exported {
  success: number;
  pid: string;
  exportId: string;
  /** Only while the film is being made. */
  status?: string;
  width?: number | null;
  height?: number | null;
  warnings?: string[];
  url?: string;
  videoUrl?: string;
  fileName?: string;
  format?: string;
  sizeBytes?: number | null;
  durationSeconds?: number | null;
  creditsUsed?: number;
}

/**
 * A media generation. What a call answers that could not wait for it has `success`, `id` and `status` alone.
 */
export interface Generation {
  success: number;
  id: string;
  status: Open<"rendering" | "ready" | "error">;
  mediaType?: Open<"image" | "video">;
  /** The request with all defaults, under canonical names. */
  generationOptions?: Record<string, unknown>;
  media?: GenerationMediaItem[];
  urls?: string[];
  /** What is said in the clip, where withTranscript asks for it. */
  transcript?: GenerationTranscript | null;
  progress?: number;
  stage?: string | null;
  creditsUsed?: number;
  creditsReserved?: number;
  /** The price, itemised as an estimate is. */
  breakdown?: Array<Record<string, unknown>>;
  warnings?: string[];
  error?: string | null;
  errorCode?: string | null;
  /** The field that is at fault. */
  field?: string | null;
  createdAt?: string;
  finishedAt?: string | null;
}

export interface GenerationMediaItem {
  url: string;
  width: number | null;
  height: number | null;
  /** Null of an image. */
  durationSeconds: number | null;
  mimeType: string;
  sizeBytes?: number | null;
}

/** What is said in the clip, where withTranscript asks for it. */
export interface GenerationTranscript {
  language?: string | null;
  text?: string;
  words?: GenerationTranscriptWord[];
}

export interface GenerationTranscriptWord {
  text?: string;
  start?: number;
  end?: number;
}

/** What is to be generated. Legacy names of fields are listed with each field. */
export interface GenerationRequest {
  /** What is generated; image unless a field asks for a clip. */
  mediaType?: Open<"image" | "video">;
  /**
   * What is to be seen. Required, except for a clip that has a firstFrame. Aliases: source.prompt, input.
   */
  prompt?: string;
  /**
   * Shape of the picture: 9:16, or with a first or last frame the ratio nearest to that of the frame. Also
   * accepted: 1/1, 9/16, 16/9, 4/5, square, portrait, landscape, feed, linkedin. Aliases: aspectRatio.
   */
  ratio?: Open<"1:1" | "9:16" | "16:9" | "4:5">;
  /** Image model. Aliases: media.imageModel. */
  imageQuality?: Open<"cheap" | "good" | "ultra">;
  /** Video model. Aliases: media.videoModel. */
  videoQuality?: Open<"base" | "pro" | "ultra" | "veo3" | "sora2">;
  /** How many images; there is always one clip. Aliases: imageCount, options.outputCount. */
  count?: number;
  /** Length of the clip in seconds: 5, or as long as voiceId needs to say the prompt. */
  duration?: number;
  /** Visual style. Aliases: media.mediaPreset, media.generationPreset, options.generationPreset. */
  generationPreset?: Open<"DEFAULT" | "ANIME" | "ANIME_SR" | "REALISM" | "ULTRA_REALISM" | "FLAT_ANIMATION" | "SKETCH_COLOR" | "SKETCH_BW" | "INK" | "RENDER_3D" | "LOW_POLY" | "SCIFI" | "PIXEL_ART" | "FANTASY" | "MOVIE" | "STYLIZED_ILLUSTRATION" | "MANGA_COLOR" | "MANGA_BW" | "CREATIVE" | "PHOTOGRAPHY" | "RAYTRACED" | "ENVIRONMENT" | "ILLUSTRATION" | "CHILDRENS_BOOK_ILLUSTRATIONS" | "1950S_ADVERTISEMENT" | "RENAISSANCE_FRESCO" | "MODERN_NOIR_MINIMALISM" | "EXPRESSIVE_INK_MINIMALISM" | "GILDED_COSMIC_BAROQUE" | "EPIC_LINEBURST" | "HAUNTED_LINEWORK" | "CLAYMATION" | "LEONARDO" | "PIXAR" | "LEGO" | "DISNEY" | "GHIBLI" | "SIMPSONS" | "MARVEL" | "MINECRAFT" | "BARBIE" | "ARCANE">;
  /** Picture that the clip begins with. */
  firstFrame?: string;
  /** Picture that the clip ends with. */
  lastFrame?: string;
  /** Pictures whose content is to appear: at most 4 for images, 9 for clips. */
  referenceImages?: string[];
  /** Videos whose content is to appear in the clip. */
  referenceVideos?: string[];
  /** Sounds that are heard in the clip, one after the other. */
  referenceAudios?: string[];
  /** Ambient sound with the clip. */
  enableAudio?: boolean;
  /** Ids of the workspace's characters that are to appear. Aliases: characterIds. */
  selectedCharacters?: string[];
  /** Have the prompt rewritten first. */
  improvePrompt?: boolean;
  /** Answer what is said in the clip, with the times of the words. */
  withTranscript?: boolean;
  /**
   * Id of a voice or of a cloned voice that says in the clip what the prompt has in quotation marks, or all
   * of the prompt.
   */
  voiceId?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** Credits that were given together. */
export interface Grant {
  category: Open<"plan" | "promotional" | "adjustment" | "pack">;
  /** What is left. */
  credits: number;
  given: number;
  /** Null when they do not expire. */
  expiresAt: string | null;
  createdAt: string;
}

/** Credits by grant, and credits on hold. */
export interface GrantList {
  success: number;
  grants: Grant[];
  reservations: Hold[];
}

/** Credits that are held for work under way. */
export interface Hold {
  id: string;
  purpose: Open<"render" | "export" | "media">;
  /** Of the project, or null. */
  pid: string | null;
  credits: number;
  createdAt: string;
}

export interface InvoiceList {
  success: number;
  invoices: InvoiceListInvoice[];
  nextCursor: string | null;
}

export interface InvoiceListInvoice {
  id: string;
  number: string;
  kind: Open<"pack" | "subscription" | "upgrade">;
  status: Open<"draft" | "open" | "action_required" | "paid" | "void" | "uncollectible">;
  /** In minor units of the currency */
  amount: number;
  /** How much of it went back by refunds and disputes */
  amountReturned: number;
  currency: string;
  /** Given when it is paid */
  credits: number;
  /** The pack or the plan */
  item: string;
  periodStart?: string | null;
  periodEnd?: string | null;
  createdAt: string;
  paidAt?: string | null;
  /** Where the customer authenticates the payment */
  url?: string | null;
}

/** A key without its secret. */
export interface KeyInfo {
  id: string;
  name: string;
  /** The first characters of the key. */
  prefix: string;
  scopes: Array<Open<"render" | "publish" | "billing" | "admin">>;
  /** Whether its films are free of charge, marked and never published. */
  sandbox: boolean;
  createdAt: string;
  /** Accurate to some minutes; null when it was never used. */
  lastUsedAt: string | null;
  /** When the key ends by itself. */
  expiresAt: string | null;
}

/** The keys of a workspace. */
export interface KeyList {
  success: number;
  keys: KeyInfo[];
}

/** How a key is replaced. */
export interface KeyRotation {
  /** For so long the former key stays valid; 0 ends it at once. */
  overlapSeconds?: number | null;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A line of an estimate. */
export interface Line {
  item: string;
  label: string;
  quantity: number;
  unit: string;
  unitCredits: number;
  credits: number;
}

/** A call. */
export interface LoggedRequest {
  /** X-Request-Id of the answer */
  id: string;
  at: string;
  method: string;
  /** Without its query; of an agent, with the method and the tool that it asked for */
  path: string;
  status: number;
  /** Until the answer began */
  milliseconds: number;
  keyId: string;
}

/** The character that was made. */
export interface MadeCharacter {
  success: number;
  id: string;
  name: string;
  description: string;
  /** As it was given when the character was made. */
  imageUrl: string;
  /** Of the image. */
  contentType: string;
  /** avatar: made of one image; lora: trained. */
  source: Open<"avatar" | "lora">;
  /**
   * training: a service still trains it, and it cannot be used yet; ready: it can be used; failed: it could
   * not be trained, and is an avatar.
   */
  status: Open<"training" | "ready" | "failed">;
  createdAt: string;
  warnings?: string[];
}

/** The voice that was cloned. */
export interface MadeVoice {
  success: number;
  /** For voice.voiceId of a render. */
  voiceId: string;
  voice: ClonedVoice;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** A file that was uploaded before. */
export interface MediaFile {
  /** For DELETE. */
  id: string;
  /** Signed; good until expiresAt. */
  url: string;
  type: Open<"image" | "video" | "audio">;
  /** As its content tells. */
  contentType: string;
  /** As it was sent. */
  fileName: string | null;
  sizeBytes: number;
  createdAt: string;
  /** When it is deleted. */
  expiresAt: string;
}

/** Uploaded files. */
export interface MediaFileList {
  success: number;
  files: MediaFile[];
}

/** What a character is to be. */
export interface NewCharacter {
  name: string;
  /** Decides when and how the character is used. */
  description: string;
  /** Public address of its image. */
  imageUrl: string;
  /**
   * lora asks for a trained character; where no provider trains any it becomes an avatar, which warnings
   * tell.
   */
  source?: Open<"avatar" | "lora">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A key to be created. */
export interface NewKey {
  name: string;
  /**
   * What the key may be used for, among what the creating key has. Without it: everything but admin that the
   * creating key has.
   */
  scopes?: Array<Open<"render" | "publish" | "billing" | "admin">> | null;
  /**
   * Whether its films are free of charge, marked and never published. A sandbox key creates only sandbox
   * keys.
   */
  sandbox?: boolean | null;
  /** When the key ends by itself. */
  expiresAt?: string | null;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** Which voice is to be cloned. */
export interface NewVoice {
  name: string;
  description?: string;
  /** Public address of the recording. */
  voiceUrl: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** One variation of the video. */
export interface Output {
  index: number;
  status: Open<"building" | "rendering" | "ready" | "error">;
  videoUrl: string | null;
  thumbnailUrl: string | null;
  coverUrl: string | null;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  frameRate: number | null;
  sizeBytes: number | null;
  /** Whose works are seen in it. */
  attributions: Attribution[];
  /** The language that it speaks, as a tag; null while it is not known. */
  language: string | null;
  /**
   * How the language was decided: asked for, told from the whole text, or English because the text does not
   * tell.
   */
  languageSource: Open<"request" | "detected" | "default"> | null;
}

/** An account that a channel publishes to. */
export interface PlatformAccount {
  success?: number;
  id: string;
  platform: Open<"tiktok" | "youtube" | "instagram" | "webhook">;
  username: string;
  state: Open<"connected" | "reconnect">;
  /** When the access token ends, or null where none does. */
  accessEndsAt?: string | null;
  /** Whether that token is replaced before it ends without anybody's doing. */
  renewed?: boolean;
  quota?: PostQuota;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/**
 * An account of a platform, by its user name or id, and what is said there. A plain text is taken as the user
 * name or id.
 */
export interface PlatformTarget {
  username?: string;
  id?: string;
  title?: string;
  description?: string;
  caption?: string;
  privacy_level?: Open<"PUBLIC_TO_EVERYONE" | "FOLLOWER_OF_CREATOR" | "MUTUAL_FOLLOW_FRIENDS" | "SELF_ONLY">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * Posts that the platform still takes, by our count: others may post to the account too. Told in channels,
 * and null for a webhook.
 */
export interface PostQuota {
  /** Posts that the platform takes in a window, as it documents. */
  posts: number;
  /** Posts of this workspace in the present window. */
  used: number;
  left: number;
  /** When the window ends; null where the last 24 hours count at any time. */
  resetsAt: string | null;
}

/** A project. */
export interface Project {
  pid: string;
  name: string;
  workflow: string;
  status: Open<"building" | "rendering" | "ready" | "error">;
  stage: string | null;
  progress: number;
  videoUrl: string | null;
  thumbnailUrl: string | null;
  coverUrl: string | null;
  /**
   * Plays the film while it is being rendered: a signed link to an HLS playlist of type EVENT, which grows
   * until the film is whole. Null before its first seconds are there, and once it is ready or has failed. A
   * film that fails its quality check is withdrawn: the link answers 404.
   */
  previewUrl: string | null;
  durationSeconds: number | null;
  outputs: Output[];
  creditsUsed: number;
  creditsConsumed: number;
  error: string | null;
  errorCode: string | null;
  warnings: string[];
  /** Of the output that videoUrl is of. */
  attributions: Attribution[];
  /** The language of the output that videoUrl is of. */
  language: string | null;
  languageSource: Open<"request" | "detected" | "default"> | null;
  /** As it was sent. */
  metadata: unknown;
  /** Made with a sandbox key: free of charge, marked and never published. */
  sandbox: boolean;
  createdAt: string;
  updatedAt: string;
  finishedAt: string | null;
  /**
   * When the film is deleted, or was: so long after its end as the plan kept films when it was ordered. Null
   * while it is not ready, and where it is kept for ever.
   */
  expiresAt: string | null;
  /**
   * The film has expired: its links, and those of its exports, are null here and answer 410. The project
   * stays.
   */
  expired: boolean;
}

/** A page of projects. */
export interface ProjectList {
  success: number;
  projects: Project[];
  nextCursor: string | null;
}

/** A platform of an entry. */
export interface PublicationTarget {
  id: string;
  platform: Open<"tiktok" | "youtube" | "instagram" | "webhook">;
  accountId: string;
  account: string;
  status: Open<"scheduled" | "sending" | "sent" | "unknown" | "published" | "failed">;
  progress: number;
  platformPostId?: string | null;
  url?: string | null;
  code?: string | null;
  error?: string | null;
}

/** A video and where it is published. Either a channel or platforms. */
export interface PublishRequest {
  /** a link of GET /status, or any public address of a video */
  videoUrl: string;
  channelName?: string;
  channelId?: string;
  tiktok?: PlatformTarget;
  youtube?: PlatformTarget;
  instagram?: PlatformTarget;
  webhook?: PlatformTarget;
  /** defaults for all platforms: title, description, caption, privacy_level */
  extraParams?: Record<string, unknown>;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** What each platform said. */
export interface PublishResults {
  success: number;
  id: string;
  results: PublishResultsResult[];
  warnings?: string[];
}

export interface PublishResultsResult {
  platform: Open<"tiktok" | "youtube" | "instagram" | "webhook">;
  accountId: string;
  status: Open<"published" | "processing" | "failed">;
  url?: string | null;
  platformPostId?: string | null;
  error?: string | null;
}

/** A part of the queue. */
export interface Queue {
  success: number;
  entries: QueueEntry[];
}

/** An entry of the queue. Its status is the least advanced of its targets'. */
export interface QueueEntry {
  success?: number;
  id: string;
  status: Open<"scheduled" | "sending" | "sent" | "unknown" | "published" | "failed">;
  publishAt: string;
  channelId?: string | null;
  channelName?: string | null;
  pid?: string | null;
  videoUrl: string;
  targets: PublicationTarget[];
  extraParams: Record<string, unknown>;
  createdAt: string;
  warnings?: string[];
}

/** Another time for an entry. */
export interface QueueMove {
  publishAt: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface Recovered {
  success: number;
  /** how many are sent again */
  deliveries: number;
}

export interface RecoveryOrder {
  /** when the deliveries were made, at the earliest */
  since: string;
  /** of one endpoint; all when it is left out */
  url?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A new name for a project. */
export interface Rename {
  pid: string;
  name: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The project and its new name. */
export interface Renamed {
  success: number;
  pid: string;
  name: string;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** A render has begun. */
export interface RenderAccepted {
  success: number;
  pid: string;
  workflow: string;
  webhookUrl: string | null;
  endpoint: string;
  docs: string;
  /** Held until the render ends; 0 for a sandbox key. */
  creditsReserved: number;
  /** What the render costs with a key that is not of the sandbox. */
  creditsEstimate: number;
  /** Made with a sandbox key: free of charge, marked and never published. */
  sandbox: boolean;
  warnings: string[];
}

/** A render request. Legacy names of fields are listed with each field. */
export interface RenderRequest {
  /** What kind of video is made; selects the required input and the defaults. */
  workflow: Open<"script-to-video" | "prompt-to-video" | "audio-to-video" | "music-to-video" | "article-to-video" | "avatar-to-video" | "static-background-video" | "motion-transfer" | "caption-video" | "ad-generator">;
  /** Called when the render finishes, well or badly. Aliases: webhook. */
  webhookUrl?: string;
  /** Render an existing project of the workspace again instead of making a new one. Aliases: pid. */
  projectId?: string;
  /**
   * Ratio of the output. Also accepted: 9/16, 16/9, 1/1, 4/5, portrait, landscape, square, feed, linkedin.
   * Aliases: ratio.
   */
  aspectRatio?: Open<"9:16" | "16:9" | "1:1" | "4:5" | "auto">;
  /** Stored with the project and echoed in webhooks. */
  metadata?: RenderRequestMetadata | null;
  /**
   * Ids of the workspace's characters that are to appear. Where an avatar is shown and avatar.url is not
   * given, the first of them is the avatar; in motion-transfer without an image it moves. Aliases:
   * selectedCharacters, options.characterIds, options.selectedCharacters.
   */
  characterIds?: string[];
  /**
   * Puts the video into a channel's queue when the render is ready; takes the body of POST /add-to-queue
   * without videoUrl, and costs nothing. Of several outputs the first good one is published; a failed render
   * publishes nothing.
   */
  publish?: RenderRequestPublish | null;
  /** The block source. */
  source?: RenderRequestSource;
  /** The block media. */
  media?: RenderRequestMedia;
  /** The block voice. */
  voice?: RenderRequestVoice;
  /** The block captions. */
  captions?: RenderRequestCaptions;
  /** The block music. */
  music?: RenderRequestMusic;
  /** The block avatar. */
  avatar?: RenderRequestAvatar;
  /** The block options. */
  options?: RenderRequestOptions;
  /** The block render. */
  render?: RenderRequestRender;
  /** The block advanced. */
  advanced?: RenderRequestAdvanced;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** Stored with the project and echoed in webhooks. */
export interface RenderRequestMetadata {
  /** Length of a URL source in seconds; speeds up its processing. */
  duration?: unknown;
  /** Hint of the kind of a URL source. */
  urlType?: unknown;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * Puts the video into a channel's queue when the render is ready; takes the body of POST /add-to-queue
 * without videoUrl, and costs nothing. Of several outputs the first good one is published; a failed render
 * publishes nothing.
 */
export interface RenderRequestPublish {
  /** Channel in whose queue the video is put; or channelId. */
  channelName?: unknown;
  /** Id of the channel. */
  channelId?: unknown;
  /** Account, or an object with username and fields of the post. */
  tiktok?: unknown;
  /** Account, or an object with username and fields of the post. */
  youtube?: unknown;
  /** Account, or an object with username and fields of the post. */
  instagram?: unknown;
  /** Account of a webhook. */
  webhook?: unknown;
  /** Fields of the post on every platform. */
  extraParams?: unknown;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block source. */
export interface RenderRequestSource {
  /**
   * The script to be spoken, or the address of a post whose content becomes the script. Text in [square
   * brackets] guides the picture of its scene and is not spoken; a line break starts a new scene; <break
   * time="1.0s" /> is a pause. For music-to-video: the lyrics, a line each, with their times ([00:12.50] as
   * in LRC files) or without. For audio-to-video and caption-video: what is said in the recording, where it
   * is known, so that its captions need not be guessed. Aliases: inputText, input.
   */
  text?: string;
  /** Address of the content. A bare domain gets https:// before it. */
  url?: string;
  /**
   * The topic from which the script is written; for music-to-video an optional visual brief. Aliases: prompt,
   * input.
   */
  prompt?: string;
  /**
   * Visual style, apart from the content. Only in prompt-to-video, ad-generator. Aliases:
   * options.stylePrompt, stylePrompt, visualDirection.
   */
  stylePrompt?: string;
  /**
   * Hint for the length of the script in seconds. An explicit options.promptTargetDuration wins. Only in
   * prompt-to-video, ad-generator. Aliases: options.durationSeconds, durationSeconds.
   */
  durationSeconds?: number;
  /** Address of a website that is recorded as footage. Aliases: websiteToRecord. */
  websiteToRecord?: string;
  /**
   * A quiz: title, and questions with their answers. It is the whole of a prompt-to-video, and follows what
   * the other narrated workflows tell. Aliases: options.quizzData, quizzData.
   */
  quizzData?: RenderRequestSourceQuizzData | null;
  /** What kind of recording the source is. */
  recordingType?: Open<"video" | "audio">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * A quiz: title, and questions with their answers. It is the whole of a prompt-to-video, and follows what the
 * other narrated workflows tell. Aliases: options.quizzData, quizzData.
 */
export interface RenderRequestSourceQuizzData {
  title?: string;
  questions?: RenderRequestSourceQuizzDataQuestion[];
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface RenderRequestSourceQuizzDataQuestion {
  id?: unknown;
  question?: string;
  explanation?: string;
  answers?: RenderRequestSourceQuizzDataQuestionAnswer[];
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface RenderRequestSourceQuizzDataQuestionAnswer {
  id?: unknown;
  answer?: string;
  isCorrect?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block media. */
export interface RenderRequestMedia {
  /** The visual engine. Default for prompt-to-video: ai-video. Default for audio-to-video: ai-video. */
  type?: Open<"moving-image" | "ai-video" | "motion-graphics" | "stock-video" | "custom">;
  /** Profile that picks image and video model where those are not given. */
  quality?: Open<"standard" | "pro" | "ultra">;
  /**
   * Image model; ai-video forces ultra, presets and characters may upgrade it. Aliases: imageGenerationModel.
   */
  imageModel?: Open<"cheap" | "good" | "ultra">;
  /**
   * Video clip model; for motion-graphics base is the fast director and all others the premium one. Aliases:
   * videoGenerationModel.
   */
  videoModel?: Open<"base" | "pro" | "ultra" | "veo3" | "sora2">;
  /** Distinct visuals a minute: 6, 10 or 20. Aliases: mediaMultiplier. */
  density?: Open<"low" | "medium" | "high">;
  /** How still images are animated; only for moving-image. Aliases: typeMovingImageAnim. */
  animation?: Open<"none" | "soft" | "dynamic" | "depth">;
  /**
   * Visual style; only for moving-image and ai-video. Aliases: media.generationPreset,
   * options.generationPreset, generationPreset.
   */
  mediaPreset?: Open<"DEFAULT" | "ANIME" | "ANIME_SR" | "REALISM" | "ULTRA_REALISM" | "FLAT_ANIMATION" | "SKETCH_COLOR" | "SKETCH_BW" | "INK" | "RENDER_3D" | "LOW_POLY" | "SCIFI" | "PIXEL_ART" | "FANTASY" | "MOVIE" | "STYLIZED_ILLUSTRATION" | "MANGA_COLOR" | "MANGA_BW" | "CREATIVE" | "PHOTOGRAPHY" | "RAYTRACED" | "ENVIRONMENT" | "ILLUSTRATION" | "CHILDRENS_BOOK_ILLUSTRATIONS" | "1950S_ADVERTISEMENT" | "RENAISSANCE_FRESCO" | "MODERN_NOIR_MINIMALISM" | "EXPRESSIVE_INK_MINIMALISM" | "GILDED_COSMIC_BAROQUE" | "EPIC_LINEBURST" | "HAUNTED_LINEWORK" | "CLAYMATION" | "LEONARDO" | "PIXAR" | "LEGO" | "DISNEY" | "GHIBLI" | "SIMPSONS" | "MARVEL" | "MINECRAFT" | "BARBIE" | "ARCANE">;
  /** Cap on generated or selected media items. Aliases: maxNbMedias. */
  maxItems?: number;
  /**
   * Own media: sole visuals for custom or with useOnlyProvided, otherwise references. Aliases: inputMedias.
   */
  provided?: RenderRequestMediaProvidedItem[];
  /**
   * No generation and no search of media. Default for motion-transfer: true. Default for ad-generator: true.
   * Aliases: options.useOnlyProvidedMedia, useOnlyProvidedMedia.
   */
  useOnlyProvided?: boolean;
  /** Map provided items to the sections of the script in order; only for custom. */
  useProvidedInOrder?: boolean;
  /**
   * Looping background; without it a default background is used. Only in static-background-video. Aliases:
   * selectedBackgroundMedia.
   */
  backgroundVideo?: RenderRequestMediaBackgroundVideo | null;
  /**
   * How generated pictures mix with the main footage; commonly split-screen or fullscreen. Only in
   * audio-to-video, avatar-to-video, caption-video.
   */
  bRollType?: string;
  /**
   * Place the avatar inside the scenes instead of over them. Only in avatar-to-video. Aliases:
   * avatar.placeInContext, placeAvatarInContext.
   */
  placeAvatarInContext?: boolean;
  /** Merge provided videos into one sequence. */
  mergeVideos?: boolean;
  /** Merge provided videos at full length. */
  mergeVideosFull?: boolean;
  /** Ambient sound for AI video clips; on by default for prompt-to-video with ai-video. */
  addAudioToVideos?: boolean;
  /** Animate provided still images. */
  turnImagesIntoVideos?: boolean;
  /** Re-style provided media to the selected preset. */
  applyStyleTransfer?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

export interface RenderRequestMediaProvidedItem {
  /** Address of the file. */
  url: string;
  /** Inferred where missing. */
  type?: Open<"image" | "video" | "audio">;
  /** What it shows. */
  title?: string;
  /** A smaller version. */
  urlLowRes?: string;
  /** A still of it. */
  imagePreview?: string;
  /** Skip re-encoding of a known-good mp4. */
  noReencode?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * Looping background; without it a default background is used. Only in static-background-video. Aliases:
 * selectedBackgroundMedia.
 */
export interface RenderRequestMediaBackgroundVideo {
  /** Always video. */
  type?: Open<"video">;
  /** Address of the file. */
  url: string;
  /** A smaller version. */
  urlLowRes?: string;
  /** A still of it. */
  imagePreview?: string;
  /** Skip re-encoding of a known-good mp4. */
  noReencode?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block voice. */
export interface RenderRequestVoice {
  /**
   * Generate a voice-over. Default for audio-to-video: false. Default for music-to-video: false. Default for
   * motion-transfer: false. Default for caption-video: false. Aliases: hasToGenerateVoice.
   */
  enabled?: boolean;
  /**
   * Id of a voice or of a cloned voice. Built in: reelmill-ava, reelmill-iris (female), reelmill-owen,
   * reelmill-arthur (male); the default is the one of these that suits the style. Aliases: voice.id,
   * selectedVoice.
   */
  voiceId?: string;
  /** Lower is more expressive, higher more consistent. */
  stability?: number;
  /** Speech speed multiplier. */
  speed?: number;
  /** Use the previous generation of the voice model. */
  useLegacyModel?: boolean;
  /**
   * Post-process the voice track: the voice-over, or the speech of a recording. Aliases:
   * options.hasToEnhanceAudio, hasToEnhanceAudio.
   */
  enhanceAudio?: boolean;
  /**
   * Language of voice-over and script, as a code such as en; auto, or absent, is that of the text. Aliases:
   * options.language, language, lang.
   */
  language?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block captions. */
export interface RenderRequestCaptions {
  /** Burn animated captions into the picture. Aliases: disableCaptions (inverted). */
  enabled?: boolean;
  /** Caption style. */
  preset?: Open<"Basic" | "Wrap 1" | "Wrap 2" | "Faceless" | "Elegant" | "Difference" | "Opacity" | "Playful" | "Bold Punch" | "Movie" | "Outline" | "Cove" | "Beat" | "Floating" | "Gram" | "Word by Word" | "Revid" | "Hormozi" | "Ali">;
  /** Vertical position. */
  position?: Open<"top" | "middle" | "bottom">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block music. */
export interface RenderRequestMusic {
  /**
   * Add background music. Default for audio-to-video: false. Default for music-to-video: false. Default for
   * avatar-to-video: false. Aliases: audio.enabled, disableAudio (inverted).
   */
  enabled?: boolean;
  /**
   * Track of the library; not used when music.audioUrl is given. Aliases: audio.trackName, selectedAudio.
   */
  trackName?: string;
  /**
   * Address of own music; must be reachable when the render starts. Aliases: music.url, audioUrl,
   * audio.audioUrl, audio.url.
   */
  audioUrl?: string;
  /**
   * Generate a track instead of taking one from the library. Aliases: music.generate, options.generateMusic,
   * hasToGenerateMusic, audio.generateMusic, audio.generate.
   */
  generateMusic?: boolean;
  /**
   * What the generated music should be like. Aliases: music.generationPrompt, options.generationMusicPrompt,
   * generationMusicPrompt, audio.generationMusicPrompt, audio.generationPrompt.
   */
  generationMusicPrompt?: string;
  /** Model for generated music. Aliases: audio.musicGenerationModel. */
  musicGenerationModel?: string;
  /** Draw the waveform of the sound. Aliases: audio.soundWave. */
  soundWave?: boolean;
  /** Cuts fall on beats, or visuals follow the lyrics. Aliases: audio.syncWith. */
  syncWith?: Open<"beats" | "lyrics">;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block avatar. */
export interface RenderRequestAvatar {
  /** Show a talking avatar. Default for avatar-to-video: true. Aliases: hasAvatar. */
  enabled?: boolean;
  /**
   * Image (png, jpg, webp) or video of the avatar; required whenever an avatar is shown, unless characterIds
   * names a character, whose image it then is. Aliases: selectedAvatar.
   */
  url?: string;
  /**
   * Mime type of avatar.url; inferred from the file extension, video/mp4 for unknown ones. Aliases:
   * selectedAvatarType.
   */
  mimeType?: string;
  /** Model that animates the avatar. Aliases: avatarImageModel. */
  imageModel?: string;
  /** Remove the background of the avatar. Aliases: removeAvatarBackground. */
  removeBackground?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block options. */
export interface RenderRequestOptions {
  /**
   * Target duration in seconds, or auto. Wins over source.durationSeconds; where neither is given the target
   * is 40 s. A number, or auto. Only in prompt-to-video, ad-generator. Aliases: promptTargetDuration,
   * options.targetDuration.
   */
  promptTargetDuration?: unknown;
  /** Number of variations; each consumes credits. Aliases: nbGenerations. */
  outputCount?: number;
  /** No background music, whatever the music block says. Aliases: disableAudio. */
  disableAudio?: boolean;
  /** No voice-over, whatever the voice block says. Aliases: disableVoice. */
  disableVoice?: boolean;
  /** Sound effects that match the scenes. Aliases: hasToGenerateSoundEffects. */
  soundEffects?: boolean;
  /** Animated stickers and emojis. Aliases: addStickers. */
  addStickers?: boolean;
  /** Filter adult content in generated media. Aliases: enableNsfwFilter. */
  nsfwFilter?: boolean;
  /**
   * A watermark such as { url, position, opacity }; null removes it. TikTok takes no film with one. Aliases:
   * watermark.
   */
  watermark?: RenderRequestOptionsWatermark | null;
  /** Name of a colour palette. */
  selectedPalette?: string;
  /** Never shorten the provided text. */
  preventSummarization?: boolean;
  /** Generate a cover image. */
  hasToGenerateCover?: boolean;
  /** Style of the cover's text. */
  coverTextType?: string;
  /** A small line of text at the bottom. */
  hasTextSmallAtBottom?: boolean;
  /** Slug of saved rules for image generation. */
  customImageGenerationRulesSlug?: string;
  /** Use the whole source sound, uncut; otherwise its long rests are left out. */
  useWholeAudio?: boolean;
  /** Transcribe the source sound; by default where captions are on. */
  hasToTranscript?: boolean;
  /** Whether a source text is shortened. */
  summarizationPreference?: Open<"summarize" | "summarizeIfLong" | "no-summarization">;
  /** Look the topic up in the configured feeds first. */
  fetchNews?: boolean;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * A watermark such as { url, position, opacity }; null removes it. TikTok takes no film with one. Aliases:
 * watermark.
 */
export interface RenderRequestOptionsWatermark {
  /** Address of the image. */
  url?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block render. */
export interface RenderRequestRender {
  /** Resolution of the output; 4k costs extra. Aliases: resolution. */
  resolution?: Open<"720p" | "1080p" | "4k">;
  /** CRF-style value of the encoder: lower is better and bigger. Aliases: compression. */
  compression?: number;
  /** Frames a second. Aliases: frameRate. */
  frameRate?: number;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The block advanced. */
export interface RenderRequestAdvanced {
  /**
   * Legacy creation parameters, merged over everything else; slug and flowType stay locked. Aliases:
   * customCreationParams.
   */
  customCreationParams?: RenderRequestAdvancedCustomCreationParams | null;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/**
 * Legacy creation parameters, merged over everything else; slug and flowType stay locked. Aliases:
 * customCreationParams.
 */
export interface RenderRequestAdvancedCustomCreationParams {
  /** Rules that the script writer keeps to. */
  promptCustomRules?: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** The latest calls of a workspace. */
export interface RequestList {
  success: number;
  requests: LoggedRequest[];
}

/** The event that is sent again. */
export interface Resent {
  success: number;
  eventId: string;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** A key that was revoked. */
export interface RevokedKey {
  success: number;
  deleted: string;
}

/** The new key, and the former one. */
export interface RotatedKey {
  success: number;
  info: KeyInfo;
  /** Null in a repeated answer: keys are not kept, only their hashes. */
  key: string | null;
  /** The former key, as in the list; null when it has ended at once. */
  previous: Record<string, unknown> | null;
  /** Fields of the body that are not known. */
  warnings?: string[];
}

/** One picture of a film. */
export interface Shot {
  /** In seconds */
  start: number;
  /** In seconds */
  end: number;
  /** Heard meanwhile, as the captions have them; empty without captions */
  words: string;
}

/** Where a person confirms who they are. */
export interface SignInPage {
  success: number;
  authorizationUrl: string;
}

/** What the issuer sent back, and what proves that it was asked for. */
export interface SignInProof {
  code: string;
  /** Verifier of PKCE (RFC 7636), 43 characters. */
  verifier: string;
  /** The nonce that the page had. */
  nonce: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** Ways to sign in to the console. */
export interface SignInWays {
  success: number;
  /** Name of the issuer; null where people sign in with keys alone. */
  issuer: string | null;
}

/** A key that ends by itself. */
export interface SignedIn {
  success: number;
  key: string;
  keyId: string;
  expiresAt: string;
}

/** A time of the week in the channel's time zone. */
export interface Slot {
  day: Open<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday">;
  time: string;
}

/** The weekly slots that replace the present ones. */
export interface SlotsChange {
  slots: Slot[];
  /** What a newer service understands. */
  [field: string]: unknown;
}

/** A stage that has ended. */
export interface StageEnd {
  stage: string;
  /** Since the stage before it ended; null when its result was kept from a run before */
  seconds: number | null;
  attempt: number;
  endedAt: string;
}

/** A project with the measurements of its output. */
export interface Status {
  pid: string;
  name: string;
  workflow: string;
  status: Open<"building" | "rendering" | "ready" | "error">;
  stage: string | null;
  progress: number;
  videoUrl: string | null;
  thumbnailUrl: string | null;
  coverUrl: string | null;
  /**
   * Plays the film while it is being rendered: a signed link to an HLS playlist of type EVENT, which grows
   * until the film is whole. Null before its first seconds are there, and once it is ready or has failed. A
   * film that fails its quality check is withdrawn: the link answers 404.
   */
  previewUrl: string | null;
  durationSeconds: number | null;
  outputs: Output[];
  creditsUsed: number;
  creditsConsumed: number;
  error: string | null;
  errorCode: string | null;
  warnings: string[];
  /** Of the output that videoUrl is of. */
  attributions: Attribution[];
  /** The language of the output that videoUrl is of. */
  language: string | null;
  languageSource: Open<"request" | "detected" | "default"> | null;
  /** As it was sent. */
  metadata: unknown;
  /** Made with a sandbox key: free of charge, marked and never published. */
  sandbox: boolean;
  createdAt: string;
  updatedAt: string;
  finishedAt: string | null;
  /**
   * When the film is deleted, or was: so long after its end as the plan kept films when it was ordered. Null
   * while it is not ready, and where it is kept for ever.
   */
  expiresAt: string | null;
  /**
   * The film has expired: its links, and those of its exports, are null here and answer 410. The project
   * stays.
   */
  expired: boolean;
  success: number;
  quality: Record<string, unknown> | null;
  /** Exports of the project, oldest first; in GET /status only. */
  exports?: ExportEntry[];
}

/** How an output of a project is made, as far as it has come. */
export interface Storyboard {
  success: number;
  pid: string;
  output: number;
  /** Length of the film, 0 until its timeline is made */
  seconds: number;
  shots: Shot[];
  stages: StageEnd[];
  /** With every default; null once it is no longer kept */
  request: Record<string, unknown> | null;
}

/** A file that was uploaded. */
export interface UploadedMedia {
  success: number;
  /** For DELETE. */
  id: string;
  /** Signed; good until expiresAt. */
  url: string;
  type: Open<"image" | "video" | "audio">;
  /** As its content tells. */
  contentType: string;
  /** As it was sent. */
  fileName: string | null;
  sizeBytes: number;
  createdAt: string;
  /** When it is deleted. */
  expiresAt: string;
}

/** One thing that is wrong. */
export interface Violation {
  field: string | null;
  code: string;
  message: string;
}

/** Cloned voices. */
export interface VoiceList {
  success: number;
  voices: ClonedVoice[];
}

/** Deliveries and their attempts. */
export interface WebhookDeliveries {
  success: number;
  deliveries: WebhookDeliveriesDeliverie[];
}

export interface WebhookDeliveriesDeliverie {
  eventId: string;
  event: Open<"render.finished" | "webhook.test">;
  pid: string | null;
  runId?: string | null;
  url: string;
  state: Open<"pending" | "delivered" | "failed">;
  nextAttemptAt?: string | null;
  reason?: string | null;
  createdAt: string;
  endedAt?: string | null;
  attempts: WebhookDeliveriesDeliverieAttempt[];
}

export interface WebhookDeliveriesDeliverieAttempt {
  number: number;
  startedAt: string;
  outcome?: string | null;
  status?: number | null;
  error?: string | null;
  durationMs?: number | null;
  response?: string | null;
}

/** A URL that webhooks went to, and how calls of it go. */
export interface WebhookEndpoint {
  success?: number;
  id: string;
  url: string;
  state: Open<"active" | "disabled">;
  /** why it is disabled */
  reason: string | null;
  /** one after the other, up to now */
  failures: number;
  failingSince: string | null;
  pausedUntil: string | null;
  lastSuccessAt: string | null;
  disabledAt: string | null;
  createdAt: string;
}

export interface WebhookEndpoints {
  success: number;
  endpoints: WebhookEndpoint[];
}

export interface WebhookSecret {
  success: number;
  /** null in a repeated answer */
  secret: string | null;
  /** how many signatures each call carries now */
  signatures: number;
}

export interface WebhookTest {
  url: string;
  /** What a newer service understands. */
  [field: string]: unknown;
}
