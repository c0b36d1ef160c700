import type { components } from './openapi.d.ts';

export { type Client, createHubClient } from './create-client.ts';
export { demand, failedWith, failureOf, type Problem, RequestFailed, settle } from './failure.ts';
export { type Following, type FollowOptions, followHub, type HubEvent, type Source } from './follow.ts';
export { followLive, type Live, type LiveOptions, type LiveState } from './live.ts';
export type { LiveListeners, LiveNotification, Typing } from './live-inbox.ts';
export type { LiveSocket } from './live-socket.ts';
export type { components, ErrorCode, operations, paths } from './openapi.d.ts';
export { type Cursor, items, type List, type ListPage, listOf, nextCursor, type Page, pages } from './pages.ts';
export { type Progress, type SentFile, UploadFailed, type UploadOptions } from './send-file.ts';
export { type ClientOptions, sender } from './sender.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export type { SessionStore, StoredSession, Tokens } from './session-store.ts';
export { type HubUpload, uploadFile, uploadPortrait } from './uploads.ts';

/** The schemas of the API, by name. */
export type Schemas = components['schemas'];
